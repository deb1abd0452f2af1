// What the kit uses of Apple's C library, with the types and values of its manual pages and public headers.
#pragma once
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned short mode_t;
typedef long long off_t;
typedef long ssize_t;
typedef unsigned long pthread_key_t;
typedef int pid_t;
struct extern_proc { int p_flag; };
struct kinfo_proc { struct extern_proc kp_proc; };
struct stat { mode_t st_mode; off_t st_size; };

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_CLOEXEC 0x01000000
#define S_IFMT ((mode_t)0170000)
#define S_IFIFO ((mode_t)0010000)
#define S_IFREG ((mode_t)0100000)
#define S_IFSOCK ((mode_t)0140000)
#define S_IFDIR ((mode_t)0040000)
#define RTLD_LAZY 0x1
#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define P_TRACED 0x00000800
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EACCES 13
#define EINVAL 22
#define EAGAIN 35

int *__error(void);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
int fsync(int);
int fstat(int, struct stat *);
int stat(const char *, struct stat *);
int rename(const char *, const char *);
int unlink(const char *);
char *realpath(const char *, char *);
char *strerror(int);
void free(void *);
size_t strlen(const char *);
int atexit(void (*)(void));
int fflush(void *);
pid_t getpid(void);
int sysctl(int *, unsigned int, void *, size_t *, void *, size_t);
void _exit(int) __attribute__((noreturn));
void *dlopen(const char *, int);
void *dlsym(void *, const char *);
int pthread_key_create(pthread_key_t *, void (*)(void *));
void *pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *);
