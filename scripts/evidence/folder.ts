// Makes the zip of the auditor's folder. The same files give the same bytes.
import { packed, zipOf } from '../../src/lib/zip.ts';
import { indexPage, type Made, type Release } from './index-page.ts';

export function folderZip(
  release: Release,
  made: readonly Made[],
  more: Readonly<Record<string, string>> = {},
): Buffer {
  const files = new Map(Object.entries(more));
  for (const { topic, result } of made)
    for (const { name, text } of result.files) files.set(`${topic.name}/${name}`, text);
  files.set('README.html', indexPage(release, made));
  const names = [...files.keys()].sort();
  return zipOf(names.map((name) => ({ name, packed: packed(files.get(name) ?? ''), day: release.day })));
}
