import type { Page } from '@playwright/test';

const LEAST_TARGET = 44;

/** Buttons, fields, summaries and menu links that are too small for a finger. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, summary, select, input, textarea, .btn, .menu a, header a',
    );
    return [...controls].flatMap((control) => {
      const box = control.getBoundingClientRect();
      if (
        !control.checkVisibility({ visibilityProperty: true }) ||
        box.width <= 1 ||
        control.closest('.skip, p[aria-hidden]')
      )
        return [];
      const isSmall = box.height < least - 0.5 || box.width < least - 0.5;
      return isSmall
        ? [`${Math.round(box.width)} x ${Math.round(box.height)}: ${control.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, LEAST_TARGET);
