import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { addDays, wallClockAt, weekdayIndex } from '@offizin/domain/calendar/zoned-time';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

let shop: Browser;
let count = 0;
let externalId = '';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct()]);
const today = wallClockAt(portal.app.clock(), 'Europe/Berlin').date;
// A Monday far enough ahead that its week lies in the future.
const monday = addDays(today, 21 - weekdayIndex(today));
beforeEach(async () => {
  count += 1;
  externalId = `shop-${count}`;
  await putSeller(portal, 'de', externalId, aSeller({ users: [aUser(`owner${count}`)] }));
  shop = openBrowser(portal, 'de.localhost');
  await shop.signIn(`owner${count}`);
});

const day = (offset: number) => addDays(monday, offset);
const planned = (changes: object = {}) => ({
  from: day(0),
  to: day(2),
  reason: 'Stocktaking',
  offers: 'sold_later',
  ...changes,
});
const add = (changes: object = {}) => shop.call('POST', '/holidays/closures', { body: planned(changes) });
const view = (): Promise<HolidaysView> => shop.ask('GET /holidays', {});
const first = async () => (await view()).closures[0] ?? expect.fail('no closure');

describe('PRO-03 closures', () => {
  test('are saved, changed in the version that was seen, and removed; the history says so', async () => {
    expect((await add()).json).toMatchObject({
      closures: [{ from: day(0), to: day(2), reason: 'Stocktaking', version: 1 }],
    });
    const { id } = await first();
    const change = (version: number) =>
      shop.call('PUT', `/holidays/closures/${id}`, { body: { version, ...planned({ to: day(3), offers: 'paused' }) } });
    expect((await change(1)).json).toMatchObject({ closures: [{ to: day(3), version: 2 }] });
    expect(await change(1)).toMatchObject({
      status: 409,
      json: { message: 'settings.version_conflict', current: { closures: [{ version: 2 }] } },
    });
    expect((await shop.call('DELETE', `/holidays/closures/${id}`, { body: {} })).json).toMatchObject({ closures: [] });
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'closure', old: `${day(0)} – ${day(3)}`, new: null }],
      [
        { field: 'closure', old: `${day(0)} – ${day(2)}`, new: `${day(0)} – ${day(3)}` },
        { field: 'closure_offers', old: 'sold_later', new: 'paused' },
      ],
      [
        { field: 'closure', old: null, new: `${day(0)} – ${day(2)}` },
        { field: 'closure_reason', old: null, new: 'Stocktaking' },
        { field: 'closure_offers', old: null, new: 'sold_later' },
      ],
    ]);
  });

  test.each([
    ['the past', () => ({ from: addDays(today, -1) }), 'from', 'field.past'],
    ['an end before its beginning', () => ({ to: day(-1) }), 'to', 'field.reversed'],
    ['more than a year', () => ({ to: addDays(monday, 400) }), 'to', 'field.too_long'],
    ['days of another one', () => ({ from: day(6), to: day(9) }), 'to', 'field.overlap'],
  ])('with %s are refused at the field', async (_, changes, field, code) => {
    await add({ from: day(8), to: day(10) });
    expect(await add(changes())).toMatchObject({ status: 400, json: { errors: [{ path: `body.${field}`, code }] } });
    expect((await view()).closures).toHaveLength(1);
  });

  test('two that are added together do not overlap', async () => {
    const replies = await Promise.all([add(), add({ from: day(2), to: day(4) })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('of another shop are not found, and a reader changes none', async () => {
    await add();
    const { id } = await first();
    await putSeller(portal, 'de', `other-${count}`, aSeller({ users: [aUser(`other${count}`)] }));
    const other = openBrowser(portal, 'de.localhost');
    await other.signIn(`other${count}`);
    expect((await other.call('DELETE', `/holidays/closures/${id}`, { body: {} })).status).toBe(404);
    expect(await other.ask('GET /holidays', {})).toMatchObject({ closures: [] });
    await putSeller(portal, 'de', externalId, aSeller({ users: [{ ...aUser(`reader${count}`), role: 'reader' }] }));
    const reader = openBrowser(portal, 'de.localhost');
    await reader.signIn(`reader${count}`);
    expect((await reader.call('GET', '/holidays')).status).toBe(200);
    expect(codeOf(await reader.call('DELETE', `/holidays/closures/${id}`, { body: {} }))).toBe('access.role');
  });

  test('the marketplace brings them with a new shop, and leaves them alone later', async () => {
    const brought = [{ from: day(0), to: day(1) }];
    await putSeller(portal, 'de', `new-${count}`, aSeller({ users: [aUser(`new${count}`)], closures: brought }));
    await putSeller(portal, 'de', `new-${count}`, aSeller({ users: [], closures: [{ from: day(4), to: day(5) }] }));
    const owner = openBrowser(portal, 'de.localhost');
    await owner.signIn(`new${count}`);
    expect(await owner.ask('GET /holidays', {})).toMatchObject({ closures: brought });
  });
});

describe('PRO-03 deadlines, offers and page follow', () => {
  const order = (number: string, changes: object = {}) =>
    anOrder({ number, seller: externalId, deliveryType: 'standard', ...changes });
  const dueOf = async (number: string) =>
    (await portal.ask<{ at: Date }>('select dispatch_by as at from seller_order where number = $1', [number]))[0]?.at;

  test('new orders leave after the closure, those that are there keep their deadlines', async () => {
    const tomorrow = addDays(today, 1);
    await putOrders(portal, 'de', [order(`BEFORE-${count}`)]);
    await add({ from: today, to: addDays(today, 6) });
    await putOrders(portal, 'de', [order(`AFTER-${count}`)]);
    const [before, after] = [await dueOf(`BEFORE-${count}`), await dueOf(`AFTER-${count}`)];
    expect(Number(before)).toBeLessThan(Date.parse(`${addDays(tomorrow, 5)}T00:00:00Z`));
    expect(Number(after)).toBeGreaterThanOrEqual(Date.parse(`${addDays(today, 7)}T00:00:00Z`));
  });

  test('the marketplace learns from when until when offers are paused, and that they are not any more', async () => {
    await add({ offers: 'paused' });
    const { id, absence } = await first();
    await shop.call('DELETE', `/holidays/closures/${id}`, { body: {} });
    const { events } = await askMachine(portal, marketplaceApi.events, { query: { limit: 500 } });
    const pause = { closureId: id, from: absence.from, until: absence.until };
    expect(events.filter(({ seller, kind }) => seller === externalId && kind.startsWith('offers.'))).toMatchObject([
      { kind: 'offers.paused', pause },
      { kind: 'offers.resumed', pause },
    ]);
  });

  test('while a closure pauses them the offers say so', async () => {
    expect(await shop.ask('GET /offers/pause', {})).toEqual({ isPaused: false, until: null });
    await add({ from: today, to: addDays(today, 2), offers: 'paused' });
    const { absence } = await first();
    const begun = Date.parse(absence.from) <= portal.app.clock().getTime();
    expect(await shop.ask('GET /offers/pause', {})).toEqual({ isPaused: begun, until: begun ? absence.until : null });
    const profile = await askMachine(portal, marketplaceApi.sellerProfile, { params: { externalId } });
    expect(profile.closures).toMatchObject([{ reason: 'Stocktaking', offers: 'paused', absence }]);
  });
});

describe('PRO-13 the planner', () => {
  const dueAt = (date: string) => `${date}T12:00:00.000Z`;

  test('counts the open orders inside, names the first and says what they do to the late ratio', async () => {
    const due = (number: string, date: string) => anOrder({ number, seller: externalId, dispatchBy: dueAt(date) });
    await putOrders(portal, 'de', [
      due(`IN-A-${count}`, day(2)),
      due(`IN-B-${count}`, day(3)),
      due(`OUT-${count}`, day(4)),
    ]);
    const plan = await shop.ask('GET /holidays/plan', { query: { from: day(2), to: day(3) } });
    expect(plan).toMatchObject({
      orders: 2,
      first: [{ number: `IN-A-${count}` }, { number: `IN-B-${count}` }],
      late: { now: 0, kept: 20_000 / 3, status: 'at_risk' },
    });
    expect(plan.absence.until).toBe(plan.newOrdersBy?.replace(/T.*/, '') + (plan.absence.until?.slice(10) ?? ''));
    const { due: days } = await view();
    expect(days).toEqual([2, 3, 4].map((offset) => ({ day: day(offset), orders: 1 })));
    const query = { tab: 'to-manage', dueFrom: day(2), dueTo: day(3) } as const;
    const { items } = await shop.ask('GET /orders', { query });
    expect(items.map(({ number }) => number)).toEqual([`IN-A-${count}`, `IN-B-${count}`]);
  });

  test('says nothing of a ratio where no orders are, and refuses what could not be saved', async () => {
    expect(await shop.ask('GET /holidays/plan', { query: { from: day(0), to: day(0) } })).toMatchObject({
      orders: 0,
      first: [],
      late: null,
    });
    await add();
    const { id } = await first();
    const plan = (query: object) => shop.call('GET', `/holidays/plan?${new URLSearchParams({ ...query }).toString()}`);
    expect((await plan({ from: day(2), to: day(4) })).status).toBe(400);
    expect((await plan({ from: day(2), to: day(4), except: id })).status).toBe(200);
  });
});

describe('PRO-03 public holidays', () => {
  test('one may be kept open, and another region chosen once for each state that was seen', async () => {
    const { publicHolidays, regions, region } = await view();
    expect(region).toBe('BW');
    const [holiday] = publicHolidays.slice(-2);
    if (holiday === undefined) throw new Error('no holiday');
    const open = (await shop.call('PUT', `/holidays/days/${holiday.day}`, { body: { isOpen: true } }))
      .json as HolidaysView;
    expect(open.publicHolidays.find(({ day: each }) => each === holiday.day)?.isOpen).toBe(true);
    expect(
      (await shop.call('PUT', `/holidays/days/${addDays(holiday.day, 40)}`, { body: { isOpen: true } })).status,
    ).toBe(404);
    expect(regions).toContainEqual({ code: 'BE', name: 'Berlin' });
    const choose = (version: number, code: string) =>
      shop.call('PUT', '/holidays/region', { body: { version, region: code } });
    expect((await choose(0, 'BE')).json).toMatchObject({ region: 'BE', version: 1 });
    expect(codeOf(await choose(0, 'BY'))).toBe('settings.version_conflict');
    expect((await choose(1, 'nowhere')).status).toBe(400);
  });
});
