// The part of Apple's C library that the kit uses, with the types and values of its manual pages and public headers.
#pragma once
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

typedef unsigned short mode_t;
typedef long long off_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long ssize_t;
typedef unsigned long pthread_key_t;
typedef int pid_t;
struct extern_proc { int p_flag; };
struct kinfo_proc { struct extern_proc kp_proc; };
typedef unsigned int nfds_t;
typedef unsigned long long rlim_t;
typedef unsigned int vm_inherit_t;
struct stat { dev_t st_dev; ino_t st_ino; mode_t st_mode; off_t st_size; };
struct pollfd { int fd; short events; short revents; };
struct rlimit { rlim_t rlim_cur; rlim_t rlim_max; };

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_ACCMODE 0x0003
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_EXCL 0x0800
#define O_CLOEXEC 0x01000000
#define S_IFMT ((mode_t)0170000)
#define S_IFIFO ((mode_t)0010000)
#define S_IFREG ((mode_t)0100000)
#define S_IFSOCK ((mode_t)0140000)
#define S_IFDIR ((mode_t)0040000)
#define S_IFLNK ((mode_t)0120000)
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020
#define SIGINT 2
#define SIGKILL 9
#define SIGTERM 15
#define RLIMIT_DATA 2
#define RLIMIT_CORE 4
#define PROT_READ 0x01
#define PROT_WRITE 0x02
#define MAP_SHARED 0x0001
#define MAP_PRIVATE 0x0002
#define VM_INHERIT_NONE ((vm_inherit_t)2)
#define RTLD_LAZY 0x1
#define RTLD_NOW 0x2
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
#define EWOULDBLOCK EAGAIN
#define LOCK_EX 2
#define LOCK_NB 4

int *__error(void);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t pread(int, void *, size_t, off_t);
ssize_t write(int, const void *, size_t);
int fsync(int);
int fstat(int, struct stat *);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int rename(const char *, const char *);
int mkdir(const char *, mode_t);
int rmdir(const char *);
int mkfifo(const char *, mode_t);
int ftruncate(int, off_t);
int flock(int, int);
int dup2(int, int);
int pipe(int *);
int poll(struct pollfd *, nfds_t, int);
void *mmap(void *, size_t, int, int, int, off_t);
int munmap(void *, size_t);
int minherit(void *, size_t, int);
int setrlimit(int, const struct rlimit *);
int kill(pid_t, int);
int setpgid(pid_t, pid_t);
pid_t getpgrp(void);
void (*signal(int, void (*)(int)))(int);
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
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
