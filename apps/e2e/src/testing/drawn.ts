import type { Page } from '@playwright/test';

/** The page hears of a change with one frame and shows it with the next; colours may take a transition longer. */
const redrawn = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(transitions.map((each) => each.finished));
})()`;

/** Resolves once a change of the window or of the theme is drawn. */
export async function isRedrawn(page: Page): Promise<void> {
  await page.evaluate(redrawn);
}
