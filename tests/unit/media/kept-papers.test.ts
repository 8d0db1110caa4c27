import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';
import { line, onePage } from '../../support/pdf.ts';
import { circular, circulars, file } from '../model/documents/content.ts';

const pdf = (words: string) => new Uint8Array(onePage({ content: line(words, 700) }));
const entry = (id: string) => ({ ...circular, id, file: file(`${id}.pdf`) });

it('what was read of a file is deleted when no entry offers it or its address has other bytes', () =>
  withContent(
    {
      ...circulars(...['1', '2', '3'].map(entry)),
      ...Object.fromEntries(['1', '2', '3'].map((id) => [`media/${id}.pdf`, pdf(`Circular number ${id}, for all`)])),
    },
    async (site) => {
      const build = async () => {
        const { getTextVersions } = await import('~/model/documents/text-versions');
        const { getKeptFiles } = await import('~/model/documents/kept-files');
        const { prunePapers } = await import('~/media/papers/prune');
        await getKeptFiles();
        const paths = (await getTextVersions('en')).map((one) => one.path);
        const prune = () => prunePapers(site.cacheDir);
        return { paths, prune };
      };
      const names = async () => (await readdir(path.join(site.cacheDir, 'papers'))).sort();
      const first = await build();
      expect(await names(), 'facts and text of three').toHaveLength(6);
      await site.nextBuild();
      // A build is a process of its own: it knows nothing of what the last one asked for.
      Reflect.deleteProperty(globalThis, Symbol.for('coalfields.queries'));
      await site.write({
        ...circulars(entry('1'), entry('2')),
        'media/2.pdf': pdf('Another circular, of other words'),
      });
      const second = await build();
      const before = await names();
      await site.nextBuild();
      // Only now the register of this build is kept.
      await second.prune();
      expect(before).toHaveLength(8);
      expect(await names()).toHaveLength(4);
      // The text of the first circular stays, that of the second has a new address, that of the third is gone.
      expect(first.paths.filter((one) => second.paths.includes(one))).toHaveLength(1);
      expect(second.paths).toHaveLength(2);
    },
  ));
