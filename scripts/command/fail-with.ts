// Ends a command with one sentence instead of a stack trace.
import { shownText } from './shown.ts';

/** Thrown if a build has failed. The build has already printed its error. */
export class BuildFailed extends Error {}

export function failWith(error: unknown): void {
  process.exitCode = 1;
  if (error instanceof BuildFailed) return;
  console.error(shownText(error instanceof Error ? error.message : String(error)));
}
