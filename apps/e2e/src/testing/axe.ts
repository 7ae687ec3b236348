import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { isRedrawn } from './drawn.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = {
  all: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  /** What can differ between two themes of one page. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const;

/** What axe finds against WCAG 2.2 A and AA in the part of the page as it is now: `rule: element (what is wrong)`. */
export async function findBarriers(page: Page, part: string, which: keyof typeof rules = 'all'): Promise<string[]> {
  if (await page.evaluate<boolean>('typeof axe === "undefined"')) await page.evaluate(source);
  // No rule of these reads the style sheets again, which takes longer than all of them.
  const options = { ...rules[which], resultTypes: ['violations'], preload: false };
  const run = `axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}

/** What has the pointer fades from one colour to the other. */
const faded =
  'Promise.allSettled(document.getAnimations().filter((each) => each instanceof CSSTransition).map(({ finished }) => finished)).then(() => {})';

async function toTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await isRedrawn(page);
  await page.evaluate<void>(faded);
}

/** The same in both themes of a screen, first the light one; the dark one has the same elements, and other colours. */
export async function findBarriersInThemes(page: Page, part: string): Promise<string[]> {
  const found = await findBarriers(page, part);
  await toTheme(page, 'dark');
  found.push(...(await findBarriers(page, part, 'colours')).map((barrier) => `dark: ${barrier}`));
  await toTheme(page, 'light');
  return found;
}
