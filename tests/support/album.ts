import type { Locator, Page } from '@playwright/test';

/** A picture of an album, small on the page. */
export const thumb = (page: Page, number: number): Locator => page.locator(`#photo-${number}`);

/** The one that stands large over the page. */
export const large = (page: Page): Locator => page.getByRole('dialog');

export const fileOf = async (page: Page, number: number): Promise<string> =>
  (await thumb(page, number).getAttribute('href')) ?? '';

/** The picture has come. */
export const isWhole = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
