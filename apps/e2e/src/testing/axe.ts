import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 A and AA in the part of the page as it is now: `rule: element (what is wrong)`. */
export async function findBarriers(page: Page, part: string): Promise<string[]> {
  await page.evaluate(source);
  const run = `axe.run(${JSON.stringify(part)}, { runOnly: ${JSON.stringify(tags)}, resultTypes: ['violations'] })`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}
