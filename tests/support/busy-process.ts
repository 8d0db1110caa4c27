// A process that never comes to an end of its job, as a library does with a harmful file.
import { answerJobs } from '../../src/media/self-limits.ts';

answerJobs({ megabytes: 2000, seconds: 0.2, keptMegabytes: 2000 }, () => {
  for (;;);
});
