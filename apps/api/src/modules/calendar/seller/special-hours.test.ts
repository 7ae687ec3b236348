import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { specialHoursLimits } from '@offizin/domain/calendar/special-hours';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

const today = '2026-11-24';
/** A Saturday, on which the shop is closed by its hours. */
const saturday = '2026-11-28';
const night = { mode: 'full', first: { from: '20:00', to: '02:00' } } as const;

let shop: Browser;
let count = 0;
let externalId = '';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct()]);
beforeEach(async () => {
  count += 1;
  externalId = `special-${count}`;
  await putSeller(portal, 'de', externalId, aSeller({ users: [aUser(`special${count}`)] }));
  shop = openBrowser(portal, 'de.localhost');
  await shop.signIn(`special${count}`);
});

const add = (changes: object = {}) =>
  shop.call('POST', '/holidays/special-hours', {
    body: { day: saturday, hours: night, note: 'Long night', ...changes },
  });
const change = (day: string, changes: object = {}) =>
  shop.call('PUT', `/holidays/special-hours/${day}`, {
    body: { day: saturday, hours: night, note: 'Long night', ...changes },
  });
const remove = (browser: Browser, day: string) =>
  browser.call('DELETE', `/holidays/special-hours/${day}`, { body: {} });
const view = (): Promise<HolidaysView> => shop.ask('GET /holidays', {});
const page = async () =>
  (await portal.server.inject({ url: `/partner/${externalId}?lang=en`, headers: { host: 'de.localhost' } })).body;

describe('PRO-03 special hours', () => {
  test('are added and removed; the history says so', async () => {
    expect((await add()).json).toMatchObject({ specialHours: [{ day: saturday, hours: night, note: 'Long night' }] });
    expect((await remove(shop, saturday)).json).toMatchObject({ specialHours: [] });
    expect((await remove(shop, saturday)).status).toBe(404);
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'special_hours', old: `${saturday}: 20:00–02:00`, new: null }],
      [
        { field: 'special_hours', old: null, new: `${saturday}: 20:00–02:00` },
        { field: 'special_hours_note', old: null, new: 'Long night' },
      ],
    ]);
  });

  test('are changed and moved, not onto another day’s; the history says from what to what', async () => {
    await add();
    await add({ day: '2026-12-24', note: null });
    const hours = { mode: 'full', first: { from: '09:00', to: '13:00' } } as const;
    expect((await change(saturday, { day: '2026-12-05', hours, note: null })).json).toMatchObject({
      specialHours: [
        { day: '2026-12-05', hours, note: null },
        { day: '2026-12-24', hours: night },
      ],
    });
    expect((await change(saturday)).status).toBe(404);
    expect(await change('2026-12-05', { day: '2026-12-24' })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'body.day', code: 'field.overlap' }] },
    });
    expect((await change('2026-12-05', { day: '2026-12-05' })).status).toBe(200);
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items[1]?.changes).toEqual([
      { field: 'special_hours', old: `${saturday}: 20:00–02:00`, new: '2026-12-05: 09:00–13:00' },
      { field: 'special_hours_note', old: 'Long night', new: null },
    ]);
  });

  test.each([
    [{ day: addDays(today, -1) }, 'day', 'field.past'],
    [{ day: '2029-01-01' }, 'day', 'field.too_large'],
    [{ day: '2026-12-24' }, 'day', 'field.overlap'],
    [{ hours: { mode: 'full', first: { from: '9', to: '12:00' } } }, 'hours.first.from', 'field.not_a_time'],
    [{ hours: { mode: 'closed' } }, 'hours.mode', 'field.invalid'],
    [{ note: 'x'.repeat(81) }, 'note', 'field.too_long'],
  ])('with %j are refused at the field', async (changes, field, code) => {
    await add({ day: '2026-12-24' });
    expect(await add(changes)).toMatchObject({ status: 400, json: { errors: [{ path: `body.${field}`, code }] } });
    expect((await view()).specialHours).toHaveLength(1);
  });

  test('two for a day that are added together are one, and no more than a hundred are kept', async () => {
    const replies = await Promise.all([add(), add()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await portal.ask(
      `insert into special_hours (seller_id, day, brand, hours, made_by)
       select s.id, date '2027-01-01' + n, 'de', '{"mode": "full", "first": {"from": "09:00", "to": "10:00"}}', 'somebody'
       from seller s, generate_series(1, $2::integer) n where s.external_id = $1`,
      [externalId, specialHoursLimits.planned - 1],
    );
    expect(codeOf(await add({ day: '2026-12-24' }))).toBe('special_hours.too_many');
  });

  test('of another shop are not found, and a reader changes none', async () => {
    await add();
    await putSeller(portal, 'de', `elsewhere-${count}`, aSeller({ users: [aUser(`elsewhere${count}`)] }));
    const other = openBrowser(portal, 'de.localhost');
    await other.signIn(`elsewhere${count}`);
    expect((await remove(other, saturday)).status).toBe(404);
    expect(await other.ask('GET /holidays', {})).toMatchObject({ specialHours: [] });
    await putSeller(portal, 'de', externalId, aSeller({ users: [{ ...aUser(`looker${count}`), role: 'reader' }] }));
    const reader = openBrowser(portal, 'de.localhost');
    await reader.signIn(`looker${count}`);
    expect(codeOf(await remove(reader, saturday))).toBe('access.role');
  });

  test('deadlines, page and data follow; a closure wins over them', async () => {
    await add();
    await shop.ask('POST /holidays/closures', {
      body: { from: '2026-11-25', to: '2026-11-27', reason: null, offers: 'sold_later' },
    });
    await putOrders(portal, 'de', [
      anOrder({ number: `NIGHT-${count}`, seller: externalId, deliveryType: 'standard' }),
    ]);
    const [order] = await portal.ask<{ at: Date }>('select dispatch_by as at from seller_order where number = $1', [
      `NIGHT-${count}`,
    ]);
    expect(order?.at.toISOString()).toBe('2026-11-29T01:00:00.000Z');
    const shown = await page();
    expect(shown).toContain('20:00–02:00');
    expect(shown).toContain('Long night');
    expect(shown).toContain(`"opens":"20:00","closes":"02:00","validFrom":"${saturday}","validThrough":"${saturday}"`);
    await shop.ask('POST /holidays/closures', {
      body: { from: saturday, to: saturday, reason: null, offers: 'sold_later' },
    });
    expect(await page()).not.toContain('20:00–02:00');
  });

  test('open the shop on a public holiday', async () => {
    await add({ day: '2026-12-25', note: null });
    const profile = await shop.ask('GET /shop-profile', {});
    expect(profile.specialHours).toEqual([{ day: '2026-12-25', hours: night, note: null }]);
    portal.setNow(new Date('2026-12-25T20:00:00Z'));
    expect(await page()).toContain('until 02:00');
    portal.setNow(new Date(`${today}T09:00:00Z`));
  });
});
