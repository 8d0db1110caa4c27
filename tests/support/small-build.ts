import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import { onTestFinished } from 'vitest';
import { all, parse, textOf } from '../../scripts/check/html.ts';
import { openSmallContent } from './small-content.ts';

/** The text files of a built site, by name. */
export type Built = ReadonlyMap<string, string>;

export interface SmallSite {
  /** Builds the whole site in a new folder, as if the time was `now`. */
  build(now: string): Promise<Built>;
}

/** Serves a few entries from the reference API during a test. */
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

/** Returns the text of a page, from its main part to its end. */
export const wordsOf = (built: Built, name: string): string => textOf(mainOf(built, name));

/** Returns the text of the section with this heading, or undefined if there is none. */
export function sectionOf(built: Built, name: string, heading: string): string | undefined {
  const section = all(mainOf(built, name), 'section').find((one) =>
    all(one, 'h2').some((title) => textOf(title) === heading),
  );
  return section && textOf(section);
}
