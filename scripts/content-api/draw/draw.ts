/** Makes the sample content's media, all of it or one kind: node draw.ts [pictures|films|audio|documents] [name ...]. */
import path from 'node:path';

const media = path.join(import.meta.dirname, '..', 'sample', 'media');
const [kind, ...only] = process.argv.slice(2);

const kinds: Readonly<Record<string, () => Promise<void>>> = {
  pictures: async () => (await import('./pictures.ts')).makePictures(media, only),
  audio: async () => (await import('./audio.ts')).makeAudio(media, only),
  films: async () => (await import('./films.ts')).makeFilms(media, only),
  documents: async () => (await import('./documents.ts')).makeDocuments(media, only),
};

for (const [name, make] of Object.entries(kinds)) {
  if (kind === undefined || kind === name) await make();
}
