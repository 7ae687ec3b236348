import { type ScreenId, screens } from '@offizin/domain/access/screens';
import { expect, type Locator, type Page } from '@playwright/test';
import { findBarriersInThemes } from './axe.ts';
import { cutTables } from './cut-tables.ts';
import { cutLabels, sideways } from './cut-texts.ts';
import { isRedrawn } from './drawn.ts';
import type { Look } from './every-screen.ts';
import { findSameNames } from './same-names.ts';
import type { Shop } from './shop.ts';
import { unheardTables } from './table-heads.ts';

/** Windows of 320 px, and of 1280 px at 200 %. */
const narrow = [
  { width: 640, height: 450 },
  { width: 320, height: 640 },
];
const wide = { width: 1440, height: 900 };

/** Everything of the page is there, in its own type. */
export async function isDrawn(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate('document.fonts.ready');
}

export async function openScreen(page: Page, shop: Shop, address: string): Promise<void> {
  await page.setViewportSize(wide);
  await page.goto(shop.at(address));
  await isDrawn(page);
}

/** What is wrong with what is seen: for who hears it, and in either theme. */
export async function lookAt(page: Page, part: string): Promise<string[]> {
  return [
    ...(await findSameNames(page.locator(`${part}:visible`).last())).map((name) => `one name: ${name}`),
    ...(await page.evaluate<string[]>(unheardTables)),
    ...(await findBarriersInThemes(page, part)),
  ];
}

/** What is wider than a narrow window, or cut off in it. */
export async function cutInNarrow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of narrow) {
    await page.setViewportSize(size);
    await isRedrawn(page);
    await isDrawn(page);
    for (const measure of [sideways, cutLabels, cutTables])
      found.push(...(await page.evaluate<string[]>(measure)).map((what) => `${size.width} px: ${what}`));
  }
  await page.setViewportSize(wide);
  return found;
}

const overlay = ':is([role=dialog], [role=alertdialog], [role=menu])';
const overlaysOf = (page: Page): Locator => page.locator(`${overlay}:visible`);

const opener = (page: Page, name: RegExp): Locator =>
  page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('menuitem', { name }))
    .first();

/** Closes what is open, opens what a row of the table names, and looks at it. */
export async function lookInto(page: Page, names: readonly RegExp[]): Promise<string[]> {
  if ((await overlaysOf(page).count()) > 0) await page.keyboard.press('Escape');
  await expect(overlaysOf(page)).toHaveCount(0);
  for (const name of names) {
    await opener(page, name).click();
    await expect(overlaysOf(page).last()).toBeVisible();
  }
  await isRedrawn(page);
  await expect(page.locator('[role=dialog] [aria-busy="true"]')).toHaveCount(0);
  return lookAt(page, overlay);
}

interface Asked {
  readonly id: ScreenId;
  readonly look: Look;
  /** Whether another brand's shop has shown it in all widths and with all that opens: then the colours are what is new. */
  readonly isOnlyTheme: boolean;
}

export async function lookAtScreen(page: Page, shop: Shop, { id, look, isOnlyTheme }: Asked): Promise<string[]> {
  const address = `${screens[id].path}${look.search ?? ''}`;
  await openScreen(page, shop, address);
  expect(new URL(page.url()).pathname).toBe(screens[id].path);
  const found = await lookAt(page, 'html');
  if (!isOnlyTheme) found.push(...(await cutInNarrow(page)));
  for (const names of isOnlyTheme ? [] : (look.opens ?? []))
    found.push(...(await lookInto(page, names)).map((what) => `${names.join(' ')}: ${what}`));
  return found.map((what) => `${address}: ${what}`);
}
