import type { Page } from '@playwright/test';

/** The page hears of a change with one frame and shows it with the next. */
const redrawn = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Resolves once a change of the window or of the theme is drawn. */
export async function isRedrawn(page: Page): Promise<void> {
  await page.evaluate(redrawn);
}
