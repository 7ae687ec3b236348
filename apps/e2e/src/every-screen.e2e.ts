import type { ScreenId } from '@offizin/domain/access/screens';
import type { Page } from '@playwright/test';
import { isPublic, isTwin, looks, screensOf } from './testing/every-screen.ts';
import { fillShop } from './testing/filled-shop.ts';
import { openFullShop } from './testing/full-shop.ts';
import { enter, expect, test } from './testing/journey.ts';
import { sideways } from './testing/cut-texts.ts';
import { lookAt, lookAtScreen } from './testing/look-at-screen.ts';
import { findSameNames } from './testing/same-names.ts';
import { openShop, type Shop } from './testing/shop.ts';
import { unheardTables } from './testing/table-heads.ts';

const spanish = screensOf('es');

/** Everything that is wrong with these screens of the shop. */
async function lookAtAll(page: Page, shop: Shop, ids: readonly ScreenId[]): Promise<string[]> {
  const found: string[] = [];
  for (const id of ids)
    for (const look of looks[id]) {
      const isOnlyTheme = isTwin(id) || (shop.brand !== 'es' && spanish.includes(id));
      found.push(...(await lookAtScreen(page, shop, { id, look, isOnlyTheme })));
    }
  return found;
}

/** The brand with most screens in halves, each with a shop of its own: they run side by side. */
const runs = [
  { brand: 'es', part: 0, parts: 2 },
  { brand: 'es', part: 1, parts: 2 },
  { brand: 'de', part: 0, parts: 1 },
  { brand: 'ch', part: 0, parts: 1 },
] as const;

for (const { brand, part, parts } of runs)
  test(`GEN-13 GEN-17 ${brand} ${part + 1} of ${parts}: no screen has barriers, controls of one name, or tables without heads; all of it fits into 320 px`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const shop = await openFullShop(brand);
    const ids = screensOf(brand).filter((_, at) => at % parts === part);
    const found = await lookAtAll(page, shop, ids.filter(isPublic));
    await enter(page.context(), shop);
    await fillShop(page, shop);
    found.push(
      ...(await lookAtAll(
        page,
        shop,
        ids.filter((id) => !isPublic(id)),
      )),
    );
    expect(found).toEqual([]);
  });

const planted = `
  <main><h1>Planted</h1>
    <button>Remove</button><button>Remove</button>
    <a href="/one">More</a><a href="/two">More</a><a href="/one">Here</a><a href="/one">Here</a>
    <button aria-label=""><svg width="10" height="10"></svg></button>
    <table><thead><tr><th>Name</th><th></th></tr></thead><tbody><tr><td>A</td><td>1</td></tr></tbody></table>
    <div>
      <div aria-hidden="true" style="display: grid; grid-template-columns: 90px 80px 70px"><b>Order</b><b>Sold</b><b>Kept</b></div>
      <p style="display: grid; grid-template-columns: 90px 80px 70px"><span>Nutrilume</span><span>7.21</span><span>−0.46</span></p>
      <p style="display: grid; grid-template-columns: 90px 80px 70px"><span>Capilume</span><span>8.00</span><span>−0.50</span></p>
    </div>
    <table aria-label="Sorted"><thead><tr><th><a href="?sort=price">Price</a></th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>
    <div style="width: 2000px">wide</div>
  </main>`;

test('GEN-13 what has one name for two things, a table without heads and what is wider than its window are found', async ({
  page,
}) => {
  await page.setContent(planted);
  expect(await findSameNames(page.locator('body'))).toEqual([
    'button "Remove" × 2',
    'link "More" × 2',
    'button "" × 1',
  ]);
  expect(await page.evaluate<string[]>(unheardTables)).toEqual([
    'table NameA1: without a name',
    'table NameA1: a cell without a head: 1',
    'table Sorted: sorted, and does not say by what',
    'hidden head: OrderSoldKept',
    expect.stringContaining('bare amounts: '),
  ]);
  expect(await page.evaluate<string[]>(sideways)).toEqual([expect.stringContaining('wider than the window')]);
});

test('GEN-13 of what is open what has no name and what has one name twice are found', async ({ page }) => {
  const shop = await openShop();
  await page.goto(shop.at('/login'));
  await page.evaluate(`document.body.insertAdjacentHTML('beforeend',
    '<div role="dialog" aria-label="It"><button>Yes</button><button>Yes</button><img src="data:," width="40" height="40"></div>')`);
  expect(await lookAt(page, '[role=dialog]')).toEqual([
    'one name: button "Yes" × 2',
    expect.stringMatching(/^image-alt: /),
  ]);
});
