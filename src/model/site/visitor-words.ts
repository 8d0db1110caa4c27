import text from './visitor-words.txt?raw';

/** A word of visitors in both languages, and the address of the page that it means, without its language. */
export interface VisitorWord {
  readonly en: string;
  readonly hi: string;
  readonly path: string;
}

class WordFault extends Error {
  override name = 'WordFault';
}

/** Reads `visitor-words.txt`. Throws an error that names the faulty line. */
export function readVisitorWords(source: string): VisitorWord[] {
  return source.split('\n').flatMap((line, index) => {
    if (!line.trim() || line.startsWith('#')) return [];
    const [, en, hi, path] = /^([^=>]+) = ([^=>]+) > (\/\S+)$/.exec(line.trim().normalize()) ?? [];
    if (!en || !hi || !path)
      throw new WordFault(
        `visitor-words.txt, line ${index + 1}: expected "English = Hindi > /address", found "${line.trim()}".`,
      );
    return { en, hi, path };
  });
}

export const visitorWords: readonly VisitorWord[] = readVisitorWords(text);
