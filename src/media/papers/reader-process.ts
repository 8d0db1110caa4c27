// This process reads the inside of files, one after the other. A harmful file may end the process.
import { answerJobs } from '../self-limits.ts';
import { MOST_MEGABYTES, MOST_SECONDS, type PaperJob } from './facts.ts';
import { readPaper } from './read-paper.ts';

answerJobs({ megabytes: MOST_MEGABYTES, seconds: MOST_SECONDS, keptMegabytes: 400 }, (job) => {
  const { bytes, ending } = job as PaperJob;
  return readPaper(Buffer.from(bytes), ending);
});
