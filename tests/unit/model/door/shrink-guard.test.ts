import { describe, expect, it } from 'vitest';
import { withContent } from '../../../support/content.ts';
import { entries, titlesOf } from '../../../support/news.ts';

describe('the quick links of the home page', () => {
  it('may become few, because an editor wants it so', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ title: `Link ${index}`, url: '/', url_type: 'internal' }));
    const about = { title: 'About', body: '<p>a</p>' };
    const home = { title: 'Home', about, highlights: [], statistics: [], portals: [] };
    return withContent({ 'en/homepage': { ...home, quick_links: links(40) } }, async (site) => {
      const count = async () => (await (await import('~/model/kinds/homepage')).getHomepage('en'))?.quickLinks.length;
      expect(await count()).toBe(40);
      await site.nextBuild();
      await site.write({ 'en/homepage': { ...home, quick_links: links(6) } });
      expect(await count()).toBe(6);
    });
  });
});

it('months with tenders do not make way for other months', () => {
  const months = (year: number) =>
    Array.from({ length: 24 }, (_, at) => ({ year: year + Math.floor(at / 12), month: 1 + (at % 12), count: 0 }));
  const desk = (periods: object[]) => ({ title: 'Tenders', portals: [], periods });
  return withContent({ 'en/tenders-static-data': desk(months(2024)) }, async (site) => {
    const count = async () => (await (await import('~/model/kinds/tender-periods')).getPeriods('en')).length;
    expect(await count()).toBe(24);
    await site.nextBuild();
    await site.write({ 'en/tenders-static-data': desk([...months(2024), ...months(2026)]) });
    expect(await count()).toBe(48);
    await site.nextBuild();
    await site.write({ 'en/tenders-static-data': desk(months(1950)) });
    await expect(count()).rejects.toThrow('periods: expected about 48 entries, as last time, found 0.');
  });
});

describe('a list that had 20 entries or more', () => {
  const after = (before: unknown, next: unknown, environment = {}) =>
    withContent(
      { 'en/news_and_updates': before },
      async (site) => {
        await titlesOf();
        await site.nextBuild();
        if (next === undefined) await site.remove('en/news_and_updates');
        else await site.write({ 'en/news_and_updates': next });
        await titlesOf();
      },
      { environment },
    );
  const refused = 'en/news_and_updates/: expected about 20 entries, as last time, found';

  it('may lose half of them, and stops the build when it loses more', async () => {
    await after(entries(20), entries(10));
    await expect(after(entries(20), entries(9))).rejects.toThrow(`${refused} 9. Nothing was published.`);
  });

  it('stops the build when it is not there any more, and says that the address of the API may be wrong', async () => {
    await expect(after(entries(20), undefined)).rejects.toThrow(
      `${refused} none: the API answered 404. Nothing was published. Check CONTENT_API_URL. If the list is really empty, build once with ALLOW_SHRINK=1,`,
    );
    await after(entries(19), undefined);
  });

  it('may lose all of them when the operator says so', () => after(entries(20), undefined, { ALLOW_SHRINK: '1' }));

  it('has lost those that cannot be shown', async () => {
    const faults = entries(20).map((one) => ({ ...one, id: `new-${one.id}`, title: '' }));
    await expect(after(entries(20), faults)).rejects.toThrow(`${refused} 0.`);
    const lastGoodOnes = entries(20).map((one) => ({ ...one, title: '' }));
    await after(entries(20), lastGoodOnes);
  });

  it('is compared with the last build that succeeded', () =>
    withContent({ 'en/news_and_updates': entries(20) }, async (site) => {
      await titlesOf();
      await site.nextBuild();
      await site.write({ 'en/news_and_updates': entries(2) });
      await expect(titlesOf()).rejects.toThrow(refused);
      await site.nextBuild({ succeeded: false });
      await expect(titlesOf(), 'tried again').rejects.toThrow(refused);
    }));
});
