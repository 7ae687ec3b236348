import type { Browser, Page } from '@playwright/test';
import { type PageVisit, withVisit } from './open-visit.ts';

/** When the first order of the list is there, in milliseconds from the start of the navigation. */
export interface FirstCards {
  readonly cold: number;
  readonly again: number;
  readonly offline: number;
}

// Runs in the page, so it is text.
const noteFirstCard = `new MutationObserver((_, watch) => {
  if (document.querySelector('[data-order]') === null) return;
  window.firstCard = performance.now();
  watch.disconnect();
}).observe(document, { childList: true, subtree: true })`;

/** Waits in the page for an expression to be true: its own policy lets it make no function of a text. */
const until = (isTrue: string): string => `(async () => {
  while (!(await ${isTrue})) await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

async function firstCard(page: Page, go: () => Promise<unknown>): Promise<number> {
  await go();
  await page.evaluate(until('(window.firstCard !== undefined)'));
  return page.evaluate<number>('window.firstCard');
}

const isKept = `(async () => {
  if (navigator.serviceWorker.controller === null) return false;
  if (!(await indexedDB.databases()).some(({ name }) => name === 'offizin')) return false;
  const asked = indexedDB.open('offizin');
  await new Promise((resolve) => { asked.onsuccess = resolve; });
  const names = asked.result.transaction('kept').objectStore('kept').getAllKeys();
  await new Promise((resolve) => { names.onsuccess = resolve; });
  asked.result.close();
  return names.result.includes('reads') && names.result.some((name) => name.startsWith('order '));
})().catch(() => false)`;

/** Opens the desk in an empty browser, and once the worker keeps it again: with a connection, then without one. */
export function firstCards(browser: Browser, visit: PageVisit): Promise<FirstCards> {
  return withVisit(browser, visit, async ({ context, page }) => {
    await context.addInitScript(noteFirstCard);
    const cold = await firstCard(page, () => page.goto(visit.url));
    await page.evaluate(until(isKept));
    await page.waitForLoadState('networkidle');
    const again = await firstCard(page, () => page.reload());
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const offline = await firstCard(page, () => page.reload());
    return { cold, again, offline };
  });
}
