import { describe, expect, it } from 'vitest';
import { withContent } from '../../support/content.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (url: string, type?: string) => ({
  ...{ url, type, title: undefined, size: undefined, language: undefined, pages: undefined },
});

describe('the format of a file', () => {
  it.each([
    ['a.pdf', undefined, 'PDF'],
    ['a.PDF?v=2', 'application/octet-stream', 'PDF'],
    ['docs.v2/a', DOCX, 'DOCX'],
    ['a', 'Text/CSV; charset=utf-8', 'CSV'],
    ['download.aspx?id=4', 'application/pdf', 'PDF'],
    ['download.aspx?id=4', undefined, undefined],
    ['a.final', 'application/octet-stream', undefined],
  ])('of %s, stated as %s, is %s', (url, type, format) =>
    withContent({}, async () => {
      const { download } = await import('~/model/files');
      expect((await download(file(url, type))).format).toBe(format);
    }),
  );
});

it('the size of a file is what the storage says, else what the entry states', () =>
  withContent({ 'media/a.pdf': new Uint8Array(5) }, async () => {
    const { download } = await import('~/model/files');
    expect(await download({ ...file('a.pdf'), size: 99 })).toMatchObject({ bytes: 5, isMissing: false });
    expect(await download({ ...file('b.pdf'), size: 99 })).toMatchObject({ bytes: 99, isMissing: true });
  }));
