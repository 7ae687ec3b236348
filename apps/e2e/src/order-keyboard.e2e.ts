import { cardOf, expect, openOrders, paneOf, test } from './testing/journey.ts';
import { openOfferShop, openProducts } from './testing/offers.ts';
import { openShop } from './testing/shop.ts';

test('GEN-13 ORD-02 the list is worked by keyboard: / searches, arrows move, Enter opens', async ({ page }) => {
  const shop = await openShop({ orders: [{}, {}, {}] });
  await openOrders(page, shop);
  await expect(page.locator('[data-order]')).toHaveCount(3);
  await page.keyboard.press('/');
  await expect(
    page.getByRole('textbox', { name: 'Search by number, customer, city, parcel or product' }),
  ).toBeFocused();
  for (const _stop of ['filter', 'sort', 'list']) await page.keyboard.press('Tab');
  await expect(cardOf(page, shop, 0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cardOf(page, shop, 1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(paneOf(page).getByRole('heading', { level: 2 })).toHaveText(shop.shown(1));
  await expect(cardOf(page, shop, 1)).toHaveAttribute('aria-current', /true|page/);
  await expect(cardOf(page, shop, 0)).not.toHaveAttribute('aria-current');
});

test('GEN-13 an order is rejected by keyboard alone, and the focus comes back', async ({ page }) => {
  const shop = await openShop({ orders: [{}] });
  await openOrders(page, shop);
  await cardOf(page, shop).focus();
  await page.keyboard.press('Enter');
  const reject = page.getByRole('button', { name: 'Reject…' });
  await reject.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Reject items in order/ });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(reject).toBeFocused();
});

test('GEN-08 [ folds the menu, and it stays folded', async ({ page }) => {
  const shop = await openShop();
  await openOrders(page, shop);
  const expanded = page.getByRole('button', { name: 'Collapse menu' });
  await expect(expanded).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('[');
  const folded = page.getByRole('button', { name: 'Expand menu' });
  await expect(folded).toHaveAttribute('aria-expanded', 'false');
  expect(await page.evaluate<string | null>('localStorage.getItem("sidebarStatus")')).toBe('closed');
  await page.reload();
  await expect(folded).toBeVisible();
  await page.keyboard.press('[');
  await expect(expanded).toBeVisible();
});

test('GEN-13 ? shows the shortcuts; what is typed into a field is text', async ({ page }) => {
  const shop = await openShop();
  await openOrders(page, shop);
  const search = page.getByRole('textbox', { name: 'Search by number, customer, city, parcel or product' });
  await search.focus();
  await page.keyboard.type('?[');
  await expect(search).toHaveValue('?[');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('GEN-13 the shortcuts are those of the screen, and the tour of my products points at a price', async ({
  page,
}) => {
  const shop = await openOfferShop([{ name: 'Biomirella', price: 1390 }]);
  await openProducts(page, shop);
  await expect(page.locator('[data-tour="offers-price"]').first()).toHaveAccessibleName(/^Price of Biomirella/);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog.getByText('Change the price or stock')).toBeVisible();
  await expect(dialog.getByText('Open the order')).toHaveCount(0);
});

test('GEN-13 the skip link leads past the menu', async ({ page }) => {
  const shop = await openShop();
  await openOrders(page, shop);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('GEN-13 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a card opens the order at once; rejecting is at the end', async ({ page }) => {
    const shop = await openShop({ orders: [{}] });
    await openOrders(page, shop);
    await cardOf(page, shop).tap();
    const dialog = page.getByRole('dialog');
    await expect(
      dialog
        .getByRole('heading', { name: `Order ${shop.numbers[0]}` })
        .or(dialog.getByText(shop.shown(0)).first())
        .first(),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reject…' })).toHaveCount(0);
    const reject = dialog.getByRole('button', { name: 'Reject items or the whole order…' });
    const history = dialog.getByRole('region', { name: 'History' });
    await reject.scrollIntoViewIfNeeded();
    const [below, above] = [await reject.boundingBox(), await history.boundingBox()];
    expect(below?.y ?? 0).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0) - 1);
    await dialog.getByRole('button', { name: 'Confirm' }).tap();
    await expect(page.getByText(/^Order .+ (?:confirmed|dispatched)$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardOf(page, shop)).toContainText('In progress');
  });

  test('nothing is wider than the screen, and the menu is a drawer', async ({ page }) => {
    const shop = await openShop({ orders: [{}, {}] });
    await openOrders(page, shop);
    await expect(page.locator('[data-order]')).toHaveCount(2);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'My products' }).tap();
    await expect(page.getByRole('heading', { name: 'My products' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
