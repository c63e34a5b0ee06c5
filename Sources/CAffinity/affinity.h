// Which processors a thread may run on: functions of the GNU C library that its headers declare only for those who
// ask for GNU's extensions, which Swift does not. A set of processors is a bit each, in words.
#if defined(__linux__)
int current_cpu(void) __asm__("sched_getcpu");
int get_affinity(int process, unsigned long bytes, unsigned long *set) __asm__("sched_getaffinity");
int set_affinity(int process, unsigned long bytes, const unsigned long *set) __asm__("sched_setaffinity");
int set_affinity_of_new_thread(void *attributes, unsigned long bytes, const unsigned long *set)
    __asm__("pthread_attr_setaffinity_np");
#endif
