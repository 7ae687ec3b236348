import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { openShop } from './testing/shop.ts';

const path = '/seller/my-account/profile';

/** Counts the keys that are pressed. */
const countKeys = `
  window.keys = 0;
  addEventListener('keydown', () => (window.keys += 1), { capture: true });
`;

test('PRO-03 a whole week is typed and saved by keyboard in under a minute, at a key a second', async ({ page }) => {
  const shop = await openShop({});
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await page.evaluate(countKeys);
  const { keyboard } = page;
  await page.getByRole('combobox', { name: 'Monday: hours' }).selectOption('split');
  await page.getByRole('textbox', { name: 'Monday, opens', exact: true }).focus();
  for (const typed of ['8', '13', '15', '1830']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await expect(page.getByRole('textbox', { name: 'Monday, closes again' })).toHaveValue('18:30');
  await keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mon–Fri' }).press('Enter');
  await page.getByRole('button', { name: 'Copy to 4 days' }).press('Enter');
  await page.getByRole('combobox', { name: 'Saturday: hours' }).selectOption('full');
  await page.getByRole('textbox', { name: 'Saturday, opens', exact: true }).focus();
  await keyboard.type('9');
  await keyboard.press('Tab');
  await keyboard.type('77');
  await keyboard.press('Control+s');
  await expect(page.getByRole('textbox', { name: 'Saturday, closes', exact: true })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type('13.30');
  await expect(page.getByRole('region', { name: '6 unsaved changes' })).toBeVisible();
  expect(await findBarriers(page, 'html')).toEqual([]);
  await keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: /unsaved/ })).toBeHidden();
  expect(await page.evaluate<number>('window.keys')).toBeLessThan(60);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Thursday, opens again' })).toHaveValue('15:00');
  await expect(page.getByRole('textbox', { name: 'Saturday, closes', exact: true })).toHaveValue('13:30');
});

test('PRO-03 a night and a third time are typed by keyboard, and the shop’s page shows them', async ({ page }) => {
  const shop = await openShop({});
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  const { keyboard } = page;
  const day = (end: string) => page.getByRole('textbox', { name: `Tuesday, ${end}`, exact: true });
  await page.getByRole('combobox', { name: 'Tuesday: hours' }).selectOption('split');
  await day('opens').focus();
  for (const typed of ['8', '12', '13', '18']) {
    await keyboard.type(typed);
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tuesday: add a time' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(day('opens a third time')).toBeFocused();
  await keyboard.type('22');
  await keyboard.press('Tab');
  await keyboard.type('2');
  await expect(page.getByText('until 02:00 the next day')).toBeVisible();
  await page.getByRole('combobox', { name: 'Saturday: hours' }).selectOption('round');
  await keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: /unsaved/ })).toBeHidden();
  expect(await findBarriers(page, 'html')).toEqual([]);
  await page.goto(shop.at(`/partner/${shop.externalId}`));
  await expect(page.getByText('08:00–12:00, 13:00–18:00, 22:00–02:00')).toBeVisible();
  await expect(page.getByText('round the clock')).toBeVisible();
});

test('PRO-03 hours that nobody gave are suggested with one press, and count once they are saved', async ({ page }) => {
  const shop = await openShop({ seller: { openingHours: null } });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('combobox', { name: 'Monday: hours' })).toHaveValue('unknown');
  await page.getByRole('button', { name: 'Suggest Mon–Fri 9–18' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Friday, closes', exact: true })).toHaveValue('18:00');
  await page.getByRole('combobox', { name: 'Wednesday: hours' }).selectOption('round');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: /unsaved/ })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Wednesday: hours' })).toHaveValue('round');
  await expect(page.getByRole('combobox', { name: 'Sunday: hours' })).toHaveValue('closed');
});

test('PRO-04 a picture is cut by keyboard and shown at once', async ({ page }) => {
  const shop = await openShop({});
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await page.setViewportSize({ width: 1600, height: 1200 });
  const buffer = await page.screenshot();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add: Background' }).press('Enter');
  await (await chooser).setFiles({ name: 'inside.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog', { name: 'Crop: Background' });
  await expect(dialog.getByText('1,600 × 533 px')).toBeVisible();
  await dialog.getByRole('application').focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  await expect(dialog.getByRole('status').filter({ hasText: 'Too small' })).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(dialog.getByText('Large enough')).toBeVisible();
  await dialog.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(dialog).toBeHidden();
  const address = await page.getByRole('img', { name: 'Background' }).getAttribute('src');
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}\/600\.webp$/);
  expect((await page.request.get(shop.at(address ?? ''))).headers()['content-type']).toBe('image/webp');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('PRO-02 sections are tabs; what is unsaved asks before one leaves', async ({ page }) => {
    const shop = await openShop({});
    await enter(page.context(), shop);
    await page.goto(shop.at(path));
    await page.getByRole('button', { name: 'Contact', exact: true }).click();
    await page.getByRole('textbox', { name: 'Email' }).fill('info@linden.example');
    await page.getByRole('button', { name: 'Opening hours', exact: true }).click();
    await page.getByRole('button', { name: /^Sunday/ }).click();
    await page.getByRole('combobox', { name: 'Sunday: hours' }).selectOption('full');
    await page.getByRole('button', { name: 'Sunday: add a time' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Sunday, opens again' })).toBeFocused();
    await page.getByRole('button', { name: 'Sunday: remove time 2' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Sunday, closes', exact: true })).toBeFocused();
    await expect(page.getByRole('region', { name: '2 unsaved changes' })).toBeVisible();
    await page.getByRole('link', { name: 'Products' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('region', { name: /unsaved/ })).toBeHidden();
    expect(await findBarriers(page, 'html')).toEqual([]);
  });
});
