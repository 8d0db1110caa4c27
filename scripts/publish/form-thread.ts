// Runs in a thread of the publisher. It makes the compressed contents of live files, and sends them back.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliNow, gzipNow, isCompressed, qualityOf } from '../build/compress.ts';
import { framedNow } from '../serve/dictionary.ts';
import type { FormJob, FormOptions } from './form-threads.ts';
import type { Forms } from './served-file.ts';

const { liveDir, brotliQuality } = workerData as FormOptions;

function formsOf({ file, frame }: FormJob): Forms {
  const bytes = readFileSync(path.join(liveDir, file));
  const isSmaller = isCompressed(file, bytes.length);
  return {
    brotli: isSmaller ? brotliNow(bytes, qualityOf(file, brotliQuality)) : undefined,
    gzip: isSmaller ? gzipNow(bytes) : undefined,
    framed: frame && framedNow(bytes, { ...frame, bytes: Buffer.from(frame.bytes), hash: Buffer.from(frame.hash) }),
  };
}

parentPort?.on('message', (job: FormJob) => {
  let forms: Forms | undefined;
  try {
    forms = formsOf(job);
  } catch {
    forms = undefined; // somebody has deleted the file
  }
  parentPort?.postMessage(forms);
});
