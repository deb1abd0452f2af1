// The part of libxml2 that JUnitXML uses: the SAX2 push parser and the text writer.
//
// Known to compile with 2.9.14 and written for every later version: nothing here touches a
// structure whose fields became private or deprecated (2.14), and no function pointer is
// spelled with `xmlError *`, which became `const xmlError *` in 2.12.

#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

// Apple's SDKs keep the headers below <libxml2/>; everywhere else pkg-config names the folder.
#if __has_include(<libxml/xmlversion.h>)
#include <libxml/xmlversion.h>
#else
#include <libxml2/libxml/xmlversion.h>
#endif

// Debian builds libxml2 with ICU, whose headers clash with the copy inside Foundation. Only
// libxml2's own encoders would need them.
#undef LIBXML_ICU_ENABLED

#if __has_include(<libxml/parser.h>)
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlIO.h>
#include <libxml/xmlwriter.h>
#else
#include <libxml2/libxml/SAX2.h>
#include <libxml2/libxml/parser.h>
#include <libxml2/libxml/xmlerror.h>
#include <libxml2/libxml/xmlIO.h>
#include <libxml2/libxml/xmlwriter.h>
#endif

/// An empty SAX handler that libxml2 takes for version 2 of the interface: without the magic
/// number it ignores `startElementNs` and `serror`.
static inline xmlSAXHandler shim_emptySAX2Handler(void) {
  xmlSAXHandler handler = {0};
  handler.initialized = XML_SAX2_MAGIC;
  return handler;
}

/// Makes a push parser that never opens a network connection and substitutes no entity.
///
/// XML_PARSE_NONET is the only option, on purpose: NOENT and DTDLOAD read files that the
/// document names, and HUGE lifts the limits on depth, on length and on entity amplification.
static inline xmlParserCtxtPtr shim_makePushParser(xmlSAXHandler *handler, void *context) {
  xmlParserCtxtPtr parser = xmlCreatePushParserCtxt(handler, context, NULL, 0, NULL);
  if (parser != NULL && xmlCtxtUseOptions(parser, XML_PARSE_NONET) != 0) {
    xmlFreeParserCtxt(parser);
    return NULL;
  }
  return parser;
}

static inline void shim_ignoreMessage(void *context, const char *format, ...) {
  (void)context;
  (void)format;
}

/// Parses the next bytes, silently.
///
/// When it cannot decode them, libxml2 2.9 passes the parser's own error handler by and prints
/// to standard error. Its handler of last resort, which belongs to the thread, is set aside for
/// while the call runs.
static inline int shim_parseChunk(xmlParserCtxtPtr parser, const char *bytes, int count,
                                  int terminate) {
  xmlGenericErrorFunc handler = xmlGenericError;
  void *context = xmlGenericErrorContext;
  xmlSetGenericErrorFunc(NULL, shim_ignoreMessage);
  int status = xmlParseChunk(parser, bytes, count, terminate);
  xmlSetGenericErrorFunc(context, handler);
  return status;
}

/// True if an error makes the document malformed; false for a warning, and for a remark on namespaces.
static inline int shim_isFatal(const xmlError *error) {
  return error->level == XML_ERR_FATAL;
}

/// True if a status of `xmlParseChunk` only says that a namespace was misused, which leaves the document well-formed.
static inline int shim_isNamespaceRemark(int status) {
  return status >= XML_NS_ERR_XML_NAMESPACE && status <= XML_NS_ERR_COLON;
}

#endif
