// Ends a command with one sentence instead of a stack trace.
import { BuildFailed } from '../build/run-build.ts';
import { shownText } from '../build/shown.ts';

export function failWith(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof BuildFailed) return;
  console.error(shownText(error instanceof Error ? error.message : String(error)));
}
