// A process that never finishes its job. A library with a harmful file behaves in the same way.
import { answerJobs } from '../../src/media/self-limits.ts';

answerJobs({ megabytes: 2000, seconds: 0.2, keptMegabytes: 2000 }, () => {
  for (;;);
});
