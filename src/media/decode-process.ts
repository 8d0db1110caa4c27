// This process decodes pictures, one after the other. A harmful picture may end the process.
import { decode } from './decode.ts';
import { type Job, MOST_MEGABYTES, MOST_SECONDS } from './decode-limits.ts';
import { answerJobs } from './self-limits.ts';

// A new process uses about 100 MB. After a job, a process that uses more than 200 MB is replaced.
answerJobs({ megabytes: MOST_MEGABYTES, seconds: MOST_SECONDS, keptMegabytes: 200 }, (job) => {
  const { original, place } = job as Job;
  return decode(Buffer.from(original), place);
});
