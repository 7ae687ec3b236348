import { expect, type Page } from '@playwright/test';

/** Presses an item of the open menu once the menu has the focus: it takes it a moment after it is drawn. */
export async function pressItem(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('menu').locator(':focus')).toBeAttached();
  await page.getByRole('menuitem', { name }).press('Enter');
}
