/* Makes a slow line between this machine and a new network namespace, "the phone". It delays each packet. Usage:
   link <bit/s to the phone> <bit/s from the phone> <ms each way>. It prints its process number when the line is ready,
   and ends when its standard input ends. The kernel's TCP uses the line, so each connection starts as slowly as on a real line. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/if_tun.h>
#include <net/if.h>
#include <poll.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define MOST 512
#define LARGEST 2048

struct packet { long long due; int length; char bytes[LARGEST]; };
struct way { int from, to; double bits; long long free; int first, count; struct packet waiting[MOST]; };

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static int device(const char *name) {
  struct ifreq request;
  int fd = open("/dev/net/tun", O_RDWR | O_NONBLOCK);
  memset(&request, 0, sizeof request);
  request.ifr_flags = IFF_TUN | IFF_NO_PI;
  strncpy(request.ifr_name, name, IFNAMSIZ - 1);
  if (fd < 0 || ioctl(fd, TUNSETIFF, &request) < 0) { perror(name); exit(1); }
  return fd;
}

/* Reads packets. A packet leaves after all packets before it, and arrives `delay` nanoseconds later. */
static void take(struct way *w, long long delay) {
  while (w->count < MOST) {
    struct packet *p = &w->waiting[(w->first + w->count) % MOST];
    p->length = read(w->from, p->bytes, LARGEST);
    if (p->length <= 0) return;
    if (w->free < now()) w->free = now();
    w->free += p->length * 8e9 / w->bits;
    p->due = w->free + delay;
    w->count++;
  }
}

static void give(struct way *w) {
  while (w->count && w->waiting[w->first].due <= now()) {
    struct packet *p = &w->waiting[w->first];
    if (write(w->to, p->bytes, p->length) < 0) perror("a packet is lost");
    w->first = (w->first + 1) % MOST;
    w->count--;
  }
}

static struct way ways[2];

int main(int count, char **values) {
  if (count != 4) return 2;
  int here = device("bench-site");
  if (unshare(CLONE_NEWNET) < 0) { perror("a network of its own"); return 1; }
  int phone = device("bench-phone");
  ways[0] = (struct way){ .from = here, .to = phone, .bits = atof(values[1]) };
  ways[1] = (struct way){ .from = phone, .to = here, .bits = atof(values[2]) };
  long long delay = atof(values[3]) * 1e6;
  printf("%d\n", getpid());
  fflush(stdout);
  for (;;) {
    long long next = now() + 1000000000LL;
    for (int i = 0; i < 2; i++)
      if (ways[i].count && ways[i].waiting[ways[i].first].due < next) next = ways[i].waiting[ways[i].first].due;
    long long wait = next - now();
    if (wait < 0) wait = 0;
    struct timespec pause = { wait / 1000000000LL, wait % 1000000000LL };
    struct pollfd sources[3] = { { here, POLLIN, 0 }, { phone, POLLIN, 0 }, { 0, POLLIN, 0 } };
    ppoll(sources, 3, &pause, NULL);
    char end;
    if (sources[2].revents && read(0, &end, 1) <= 0) return 0;
    for (int i = 0; i < 2; i++) { take(&ways[i], delay); give(&ways[i]); }
  }
}
