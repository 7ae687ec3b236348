import type { Page } from '@playwright/test';
import { addDays, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import { findBarriers } from './testing/axe.ts';
import { enter, expect, test } from './testing/journey.ts';
import { pressItem } from './testing/menus.ts';
import { openShop } from './testing/shop.ts';

const path = '/seller/perfil/vacaciones';
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());
/** A Monday, far enough ahead for its week to lie in the future. */
const monday = addDays(today, 21 - weekdayIndex(today));

const dayOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);

/** Each day with the number of the weekday that it stands below. */
const columnsOfDays = `(() => {
  const middleOf = (element) => { const { left, width } = element.getBoundingClientRect(); return left + width / 2; };
  const heads = [...document.querySelectorAll('[role=columnheader]')].map(middleOf);
  return [...document.querySelectorAll('[data-day]')].map((cell) => ({
    day: cell.dataset.day,
    column: heads.findIndex((head) => Math.abs(head - middleOf(cell)) < 4),
  }));
})()`;

async function openHolidays(page: Page) {
  const shop = await openShop({
    host: 'de.localhost',
    seller: { locale: 'en_GB' },
    orders: [
      { dispatchBy: `${addDays(monday, 1)}T12:00:00.000Z` },
      { dispatchBy: `${addDays(monday, 5)}T12:00:00.000Z` },
    ],
  });
  await enter(page.context(), shop);
  await page.goto(shop.at(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return shop;
}

test('PRO-13 a closure is planned by keyboard, with the orders that fall into it', async ({ page }) => {
  await openHolidays(page);
  await dayOf(page, today).focus();
  // Down to the week of the Monday, then to the beginning of it.
  for (let week = 0; week < 3; week += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(dayOf(page, monday)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 days')).toBeVisible();
  await expect(page.getByText('1 open order is due during the closure').first()).toBeVisible();
  await expect(page.getByText('Their deadlines stay.')).toBeVisible();
  await page.getByLabel('Reason, shown on your page').fill('Stocktaking');
  await expect(page.getByText(/: Stocktaking\. Dispatch again from/)).toBeVisible();
  await page.getByRole('radio', { name: /^Pause/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('Closure saved')).toBeVisible();
  const list = page.getByRole('region', { name: 'Closures', exact: true });
  await expect(list.getByText('Offers paused')).toBeVisible();
  await expect(dayOf(page, monday)).toHaveAttribute('data-closed', 'true');
  expect(await findBarriers(page, 'main')).toEqual([]);

  await list.getByRole('button', { name: /^Actions for/ }).press('Enter');
  await pressItem(page, 'Remove');
  await page.getByRole('button', { name: 'Remove closure' }).press('Enter');
  await expect(page.getByText('Closure removed')).toBeVisible();
  await expect(list.getByText('No closure is planned.')).toBeVisible();
});

test('PRO-03 a special day is planned by keyboard, and the shop’s page shows it', async ({ page }) => {
  const shop = await openHolidays(page);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Add special opening hours' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Special opening hours' });
  await dialog.getByLabel('Day').fill(monday.split('-').toReversed().join('/'));
  await dialog.getByLabel('Opens, time 1').focus();
  await keyboard.type('9');
  await keyboard.press('Tab');
  await keyboard.type('13');
  await dialog.getByRole('button', { name: 'Add a time' }).press('Enter');
  await dialog.getByLabel('Opens, time 2').focus();
  await keyboard.type('20');
  await keyboard.press('Tab');
  await keyboard.type('2');
  await expect(dialog.getByText('until 02:00 the next day')).toBeVisible();
  await dialog.getByLabel('Note, shown on your page').fill('Long night');
  await keyboard.press('Enter');
  await expect(page.getByText('Special opening hours saved')).toBeVisible();
  await expect(page.getByText('Choose a day')).toHaveCount(0);
  const list = page.getByRole('region', { name: 'Special opening hours', exact: true });
  await expect(list.getByText('09:00–13:00, 20:00–02:00')).toBeVisible();
  await list.getByRole('button', { name: /^Change special opening hours on/ }).press('Enter');
  await expect(dialog.getByLabel('Opens, time 2')).toHaveValue('20:00');
  await dialog.getByLabel('Closes, time 2').fill('3');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(list.getByText('09:00–13:00, 20:00–03:00')).toBeVisible();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.goto(shop.at(`/partner/${shop.externalId}`));
  await expect(page.getByText('09:00–13:00, 20:00–03:00').first()).toBeVisible();
  await expect(page.getByText('Long night')).toBeVisible();
  await page.goto(shop.at(path));
  await list.getByRole('button', { name: /^Remove special opening hours on/ }).press('Enter');
  await expect(page.getByText('Special opening hours removed')).toBeVisible();
});

test('PRO-03 an emergency duty is entered by keyboard, and the shop’s page shows it', async ({ page }) => {
  const shop = await openHolidays(page);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Add emergency duty' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Emergency duty' });
  await dialog.getByLabel('From', { exact: true }).fill(monday.split('-').toReversed().join('/'));
  await dialog.getByLabel('From, time').focus();
  await keyboard.type('20');
  await dialog.getByLabel('To, time').focus();
  await keyboard.type('8');
  await dialog.getByLabel('Note, such as which bell to ring').fill('Ring twice');
  await keyboard.press('Enter');
  await expect(page.getByText('Emergency duty saved')).toBeVisible();
  const list = page.getByRole('region', { name: 'Emergency duty', exact: true });
  await expect(list.getByText('Ring twice')).toBeVisible();
  await list.getByRole('button', { name: /^Change emergency duty from/ }).press('Enter');
  await expect(dialog.getByLabel('To, time')).toHaveValue('08:00');
  // The calendar of days lies over the dialog, whole.
  await dialog.getByLabel('To', { exact: true }).click();
  const days = page.getByRole('table').filter({ visible: true }).last();
  await expect(days.getByRole('button').last()).toBeInViewport({ ratio: 1 });
  // Escape closes one layer: the days, not the dialog.
  await keyboard.press('Escape');
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await dialog.getByLabel('Note, such as which bell to ring').fill('Ring three times');
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.goto(shop.at(`/partner/${shop.externalId}`));
  await expect(page.getByText('Ring three times')).toBeVisible();
  await page.goto(shop.at(path));
  await list.getByRole('button', { name: /^Remove emergency duty from/ }).press('Enter');
  await expect(page.getByText('Emergency duty removed')).toBeVisible();
});

test('PRO-03 a local holiday is entered by keyboard, counts as a public one, and the shop’s page shows it', async ({
  page,
}) => {
  const shop = await openHolidays(page);
  await page.getByRole('button', { name: 'Add another local holiday' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Local holiday' });
  await dialog.getByLabel('Name, shown on your page').fill('Town fair');
  await dialog.getByLabel('Date', { exact: true }).fill(monday.split('-').toReversed().join('/'));
  await dialog.getByRole('checkbox', { name: 'Repeat every year on this date' }).press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Local holiday saved')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Town fair: open or closed' })).toBeVisible();
  await expect(dayOf(page, monday)).toHaveAccessibleName(/Town fair/);
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.goto(shop.at(`/partner/${shop.externalId}`));
  await expect(page.getByText('Town fair')).toBeVisible();
  await page.goto(shop.at(path));
  await page.getByRole('button', { name: 'Remove Town fair' }).press('Enter');
  await expect(page.getByText('Local holiday removed')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Town fair: open or closed' })).toHaveCount(0);
});

test('PRO-13 the orders inside lead to exactly these in the order list', async ({ page }) => {
  const shop = await openHolidays(page);
  await page.getByLabel('From').fill(monday.split('-').toReversed().join('/'));
  await page.getByLabel('To, inclusive').fill(addDays(monday, 2).split('-').toReversed().join('/'));
  await page.keyboard.press('Tab');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Open in orders' }).click();
  const orders = await opened;
  await expect(orders).toHaveURL(new RegExp(`dueFrom=${monday}`));
  await expect(orders.getByText(shop.shown(0)).first()).toBeVisible();
  await expect(orders.getByText(shop.shown(1))).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('PRO-03 each day stands below its weekday, in every month of a year', async ({ page }) => {
    await openHolidays(page);
    for (let month = 0; month < 12; month += 1) {
      await expect(page.locator('[data-day]').nth(27)).toBeVisible();
      const days = await page.evaluate<{ day: string; column: number }[]>(columnsOfDays);
      expect(days.length).toBeGreaterThan(27);
      expect(days.filter(({ day, column }) => column !== weekdayIndex(day))).toEqual([]);
      await page.getByRole('button', { name: 'Next month' }).click();
      await expect(page.locator(`[data-day="${days[0]?.day ?? ''}"]`)).toHaveCount(0);
    }
  });

  test('PRO-03 a closure is saved with two taps on days, and nothing overflows', async ({ page }) => {
    await openHolidays(page);
    await page.getByRole('button', { name: 'Next month' }).tap();
    const days = page.locator('[data-day]');
    await days.nth(9).tap();
    await days.nth(11).tap();
    await expect(page.getByText('3 days')).toBeVisible();
    await page.getByRole('button', { name: 'Save closure' }).tap();
    await expect(page.getByText('Closure saved')).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
  });
});
