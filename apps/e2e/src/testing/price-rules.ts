import type { Page } from '@playwright/test';
import { expect, showUse } from './journey.ts';
import { pressItem } from './menus.ts';

export const rulesPath = '/seller/marketplace/price-rules';

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Begins a rule from one of the usual ones. */
export async function beginRule(page: Page, template: string): Promise<void> {
  await showUse(page);
  await page.getByRole('button', { name: 'New rule' }).press('Enter');
  await pressItem(page, template);
  await expect(page).toHaveURL(/rule=/);
}

/** Puts the rule that is open in force; the list shows it. */
export async function switchOnRule(page: Page, changes: number): Promise<void> {
  const button = page.getByRole('button', { name: `Switch on, change ${changes} prices` });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.press('Enter');
  await expect(page.getByRole('table', { name: 'Price rules in order' })).toBeVisible();
}
