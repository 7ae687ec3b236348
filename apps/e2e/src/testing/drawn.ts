import type { Page } from '@playwright/test';

/** Resolves once a change of the window or of the theme is drawn: the page hears of it with one frame and shows it with the next. */
export async function isRedrawn(page: Page): Promise<void> {
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}
