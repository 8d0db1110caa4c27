import { contentFaults } from './content-faults.ts';
import type { ContentFile, ContentFolder } from './content-folder.ts';
import { entryName, isObject, NEWS_ENTRY, pointedTo, type Address, type OpenApi } from './openapi.ts';
import { sentence, shapeChecks } from './shape-check.ts';

const filePattern = ({ path }: Address): RegExp =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .replaceAll('/', '__')
      .replaceAll(/\{\w+\}/g, '.+')}$`,
  );

/** The returned function gives one sentence for each fault of the folder. The API still serves faulty content. */
export function contentCheck(folder: ContentFolder, openApi: OpenApi): () => string[] {
  const checkAt = shapeChecks(openApi.document);
  const known = openApi.addresses
    .filter(({ perLanguage, path }) => perLanguage && path !== NEWS_ENTRY)
    .map((address) => ({ pattern: filePattern(address), pointer: contentPointer(openApi, address) }));
  const sentences = new WeakMap<ContentFile, string[]>();

  function ofContent({ name, content }: ContentFile): string[] {
    const where = `${name}.json`;
    const place = known.find(({ pattern }) => pattern.test(name.replace(/^\w+\//, '')));
    if (!place) return [`${where}: no address of the contract is answered from this file`];
    const { whole, entry } = place.pointer;
    if (entry === undefined) return checkAt(whole)(content).map((fault) => sentence(fault, where));
    if (!Array.isArray(content)) return [`${where}: expected a list of entries, found an object`];
    return content.flatMap((one: unknown, number) =>
      checkAt(entry)(one).map((fault) => sentence(fault, `${where}, ${entryName(one, number)}`)),
    );
  }

  function ofFile(name: string): string[] {
    const file = folder.read(name);
    if (!file) return [];
    const faults = file.fault === undefined ? [] : [`${name}.json: expected JSON, found this: ${file.fault}`];
    if (file.content === undefined || name === 'site') return faults;
    const known = sentences.get(file) ?? ofContent(file);
    sentences.set(file, known);
    return [...faults, ...known];
  }

  return () => [...[...folder.names(), 'site'].flatMap(ofFile), ...contentFaults(folder, openApi.addresses)];
}

/** Returns JSON pointers to the schema of the whole content and, if the content is a list, of one entry. */
function contentPointer({ document }: OpenApi, { contentSchema }: Address): { whole: string; entry?: string } {
  const schema = pointedTo(document, contentSchema);
  const isList = isObject(schema) && schema.type === 'array';
  return isList ? { whole: contentSchema, entry: `${contentSchema}/items` } : { whole: contentSchema };
}
