import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { dutyLimits } from '@offizin/domain/calendar/emergency-duty';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';

const night = { from: '2026-11-24T19:00:00.000Z', to: '2026-11-25T07:00:00.000Z' };
const sunday = { from: '2026-11-29T07:00:00.000Z', to: '2026-11-30T07:00:00.000Z' };

let shop: Browser;
let count = 0;
let externalId = '';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct()]);
beforeEach(async () => {
  count += 1;
  externalId = `duty-${count}`;
  portal.setNow(testNow);
  await putSeller(portal, 'de', externalId, aSeller({ users: [aUser(`duty${count}`)] }));
  shop = openBrowser(portal, 'de.localhost');
  await shop.signIn(`duty${count}`);
});

const add = (changes: object = {}) =>
  shop.call('POST', '/holidays/emergency-duties', { body: { ...night, note: 'Ring twice', ...changes } });
const change = (id: string, changes: object = {}) =>
  shop.call('PUT', `/holidays/emergency-duties/${id}`, { body: { ...night, note: 'Ring twice', ...changes } });
const remove = (browser: Browser, id: string) =>
  browser.call('DELETE', `/holidays/emergency-duties/${id}`, { body: {} });
const view = (): Promise<HolidaysView> => shop.ask('GET /holidays', {});
const first = async () => (await view()).emergencyDuties[0] ?? expect.fail('no duty');
const page = () => portal.server.inject({ url: `/partner/${externalId}?lang=en`, headers: { host: 'de.localhost' } });

describe('PRO-03 emergency duty', () => {
  test('is added and removed; the history says so by the shop’s clock', async () => {
    expect((await add()).json).toMatchObject({ emergencyDuties: [{ ...night, note: 'Ring twice' }] });
    const { id } = await first();
    expect((await remove(shop, id)).json).toMatchObject({ emergencyDuties: [] });
    expect((await remove(shop, id)).status).toBe(404);
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'emergency_duty', old: '2026-11-24 20:00 – 2026-11-25 08:00', new: null }],
      [
        { field: 'emergency_duty', old: null, new: '2026-11-24 20:00 – 2026-11-25 08:00' },
        { field: 'emergency_duty_note', old: null, new: 'Ring twice' },
      ],
    ]);
  });

  test('is changed, not onto another one; the history says from what to what', async () => {
    await add();
    await add(sunday);
    const { id } = await first();
    expect((await change(id, { to: '2026-11-25T08:00:00.000Z', note: null })).json).toMatchObject({
      emergencyDuties: [{ id, from: night.from, to: '2026-11-25T08:00:00.000Z', note: null }, sunday],
    });
    expect(await change(id, sunday)).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'body.from', code: 'field.overlap' }] },
    });
    await remove(shop, id);
    expect((await change(id)).status).toBe(404);
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items[1]?.changes).toEqual([
      {
        field: 'emergency_duty',
        old: '2026-11-24 20:00 – 2026-11-25 08:00',
        new: '2026-11-24 20:00 – 2026-11-25 09:00',
      },
      { field: 'emergency_duty_note', old: 'Ring twice', new: null },
    ]);
  });

  test.each([
    [{ to: night.from }, 'to', 'field.reversed'],
    [{ from: '2026-11-23T07:00:00.000Z', to: '2026-11-24T07:00:00.000Z' }, 'to', 'field.past'],
    [{ from: '2029-01-01T07:00:00.000Z', to: '2029-01-02T07:00:00.000Z' }, 'from', 'field.too_large'],
    [{ from: '2026-12-01T07:00:00.000Z', to: '2027-02-01T07:00:00.000Z' }, 'to', 'field.too_long'],
    [{ from: '2026-11-29T12:00:00.000Z', to: '2026-11-30T12:00:00.000Z' }, 'from', 'field.overlap'],
    [{ note: 'x'.repeat(121) }, 'note', 'field.too_long'],
  ])('with %j is refused at the field', async (changes, field, code) => {
    await add(sunday);
    expect(await add(changes)).toMatchObject({ status: 400, json: { errors: [{ path: `body.${field}`, code }] } });
    expect((await view()).emergencyDuties).toHaveLength(1);
  });

  test('two that are added together do not overlap, and no more than two hundred are kept', async () => {
    const replies = await Promise.all([add(), add()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    await portal.ask(
      `insert into emergency_duty (seller_id, brand, begins_at, ends_at, made_by)
       select s.id, 'de', timestamptz '2027-01-01T18:00Z' + n * interval '1 day', timestamptz '2027-01-02T06:00Z' + n * interval '1 day', 'somebody'
       from seller s, generate_series(1, $2::integer) n where s.external_id = $1`,
      [externalId, dutyLimits.planned - 1],
    );
    expect(codeOf(await add(sunday))).toBe('emergency_duty.too_many');
  });

  test('of another shop is not found, and a reader changes none', async () => {
    await add();
    const { id } = await first();
    await putSeller(portal, 'de', `far-${count}`, aSeller({ users: [aUser(`far${count}`)] }));
    const other = openBrowser(portal, 'de.localhost');
    await other.signIn(`far${count}`);
    expect((await remove(other, id)).status).toBe(404);
    expect(await other.ask('GET /holidays', {})).toMatchObject({ emergencyDuties: [] });
    await putSeller(portal, 'de', externalId, aSeller({ users: [{ ...aUser(`onlooker${count}`), role: 'reader' }] }));
    const reader = openBrowser(portal, 'de.localhost');
    await reader.signIn(`onlooker${count}`);
    expect(codeOf(await remove(reader, id))).toBe('access.role');
  });

  test('is on the page with the next one, kept until it begins or ends; deadlines and hours stay', async () => {
    const order = (number: string) => anOrder({ number, seller: externalId, deliveryType: 'standard' });
    const dispatchBy = async (number: string) =>
      (await portal.ask<{ at: Date }>('select dispatch_by as at from seller_order where number = $1', [number]))[0]?.at;
    await putOrders(portal, 'de', [order(`WITHOUT-${count}`)]);
    await add();
    await add({ ...sunday, note: null });
    await putOrders(portal, 'de', [order(`WITH-${count}`)]);
    expect(await dispatchBy(`WITH-${count}`)).toEqual(await dispatchBy(`WITHOUT-${count}`));
    const before = (await page()).body;
    expect(before).toMatch(/Emergency duty.*Next.*20:00 to .*08:00.*Ring twice/s);
    expect(before).not.toContain('29 Nov');
    portal.setNow(new Date('2026-11-24T18:59:55Z'));
    expect((await page()).headers['cache-control']).toContain('s-maxage=5,');
    portal.setNow(new Date('2026-11-24T20:00:00Z'));
    const during = (await page()).body;
    expect(during).toMatch(/Emergency duty.*Now.*Ring twice.*Next.*29 Nov/s);
    expect(during).toContain('Closed, opens');
  });
});
