// This process decodes pictures, one after the other. A harmful picture may end the process.
import { decode } from './decode.ts';
import type { Job } from './decode-limits.ts';
import { answerJobs, type SelfLimits } from './self-limits.ts';

// The limits are the only argument of this program.
answerJobs(JSON.parse(process.argv[2] ?? '') as SelfLimits, (job) => {
  const { original, place } = job as Job;
  return decode(Buffer.from(original), place);
});
