import type { Locator, Page } from '@playwright/test';

/** The small picture in the album. */
export const thumb = (page: Page, number: number): Locator => page.locator(`#photo-${number}`);

/** The enlarged picture. */
export const large = (page: Page): Locator => page.getByRole('dialog');

export const fileOf = async (page: Page, number: number): Promise<string> =>
  (await thumb(page, number).getAttribute('href')) ?? '';

/** True when the picture has loaded. */
export const isWhole = (picture: Locator): Promise<boolean> =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
