import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { onTestFinished } from 'vitest';
import { all, parse, textOf } from './html.ts';
import { openSmallContent } from './small-content.ts';

/** A built site: each of its text files by its name. */
export type Built = ReadonlyMap<string, string>;

export interface SmallSite {
  /** Builds the whole site anew as of a moment, in a folder of its own that nothing was built in before. */
  build(now: string): Promise<Built>;
}

/** Serves a few entries from the reference API for the time of a test, to be built as often as it likes. */
export async function smallSite(content: Readonly<Record<string, unknown>>): Promise<SmallSite> {
  const small = await openSmallContent(content);
  onTestFinished(() => small.close());
  return {
    async build(now) {
      const { outDir } = await small.build({ SITE_NOW: now });
      const names = await Array.fromAsync(glob('**/*.{html,xml,json,txt,webmanifest}', { cwd: outDir }));
      return new Map(
        await Promise.all(
          names.sort().map(async (name) => [name, await readFile(path.join(outDir, name), 'utf8')] as const),
        ),
      );
    },
  };
}

function mainOf(built: Built, name: string): Root {
  const html = built.get(name);
  if (html === undefined) throw new Error(`There is no ${name}.`);
  return parse(html.slice(html.indexOf('<main')));
}

/** The words of a page, without those of its head. */
export const wordsOf = (built: Built, name: string): string => textOf(mainOf(built, name));

/** The words of the section of a page that stands under a heading; `undefined` where no such heading is there. */
export function sectionOf(built: Built, name: string, heading: string): string | undefined {
  const section = all(mainOf(built, name), 'section').find((one) =>
    all(one, 'h2').some((title) => textOf(title) === heading),
  );
  return section && textOf(section);
}
