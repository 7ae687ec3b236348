import type { Page } from '@playwright/test';
import { enter, expect, showUse } from './journey.ts';
import { pressItem } from './menus.ts';
import { openOfferShop, type OfferShop, type RequestedOffer } from './offers.ts';
import type { ShopOptions } from './shop.ts';

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

/** Two offers that others undercut, and one that nobody else has. */
const offers: readonly RequestedOffer[] = [
  { name: 'Solvanta Fluid', price: 1000, others: [950, 1100], product: { recommendedPrice: 1500 } },
  { name: 'Capilume Shampoo', price: 2000, others: [1960], product: { recommendedPrice: 2500 } },
  { name: 'Dermaluna Creme', price: 800, product: { recommendedPrice: 800 } },
];

/** Opens the rules of a shop with these offers. */
export async function openRules(page: Page, options: ShopOptions = {}): Promise<OfferShop> {
  const shop = await openOfferShop(offers, options);
  await enter(page.context(), shop);
  await page.goto(shop.at(rulesPath));
  return shop;
}

export const switchOf = (page: Page, name: string) => page.getByRole('switch', { name: `Let “${name}” run` });
