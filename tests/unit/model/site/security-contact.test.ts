import { describe, expect, it } from 'vitest';
import { owner } from '../../../../src/owner/owner.ts';
import { withContent } from '../../../support/content.ts';

const DAY_MS = 86_400_000;
const expires = Date.parse(owner.security.expires);

/**
 * Makes security.txt on a day that is this many days before the contact expires. `said` are the lines in the report.
 */
const made = async (daysBefore: number): Promise<{ text: string; said: (string | undefined)[] }> => {
  let [text, said]: [string, (string | undefined)[]] = ['', []];
  await withContent(
    {},
    async (site) => {
      const { securityTxt } = await import('~/model/site/security-contact');
      text = securityTxt();
      said = (await site.report('note')).map(({ detail }) => detail);
    },
    { environment: { SITE_NOW: new Date(expires - daysBefore * DAY_MS).toISOString() } },
  );
  return { text, said };
};

describe('the contact for weaknesses', () => {
  it('has the fields of RFC 9116, each in a line', async () => {
    const { text } = await made(100);
    expect(text.split('\n')).toEqual([
      expect.stringMatching(/^Contact: (mailto:\S+@\S+|https:\/\/\S+)$/),
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      'Preferred-Languages: en, hi',
      'Canonical: https://www.vindhyacoal.example/.well-known/security.txt',
      '',
    ]);
  });

  it('is not spoken of while it holds for more than a month', async () => {
    expect((await made(31)).said).toEqual([]);
  });

  it('is reported a month before it expires, and when it has', async () => {
    expect((await made(29)).said).toEqual([expect.stringContaining('it expires on')]);
    expect((await made(-1)).said).toEqual([expect.stringContaining('it expired on')]);
  });
});
