/** A news entry in the API's form. */
export const entry = <Id extends number | string>(id: Id, more: object = {}) => ({
  id,
  kind: 'news',
  title: `News ${id}`,
  published_on: '2026-11-01',
  ...more,
});
/** Makes this many entries, with IDs from 1. */
export const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(index + 1));
/** Returns the titles of the news on the site. */
export const titlesOf = async (lang: 'en' | 'hi' = 'en') => {
  const { getAllNews } = await import('~/model/kinds/news');
  return (await getAllNews(lang)).map(({ title }) => title);
};
