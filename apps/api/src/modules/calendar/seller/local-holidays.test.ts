import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { localHolidayLimits } from '@offizin/domain/calendar/local-holidays';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';

/** A Thursday on which the shop is open by its hours. */
const thursday = '2026-11-26';
const friday = '2026-11-27';
const fair = { rule: thursday, name: 'Stadtfest' };
const patron = { rule: '11-27', name: 'Patronatsfest' };

let shop: Browser;
let count = 0;
let externalId = '';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct()]);
beforeEach(async () => {
  count += 1;
  externalId = `local-${count}`;
  portal.setNow(testNow);
  await putSeller(portal, 'de', externalId, aSeller({ users: [aUser(`local${count}`)] }));
  shop = openBrowser(portal, 'de.localhost');
  await shop.signIn(`local${count}`);
});

const put = (body: object, browser = shop) => browser.call('PUT', '/holidays/local', { body });
const keep = (holiday: object) => put({ ...holiday, isKept: true });
const view = (): Promise<HolidaysView> => shop.ask('GET /holidays', {});
const daysOf = ({ publicHolidays }: HolidaysView) => publicHolidays.map(({ day }) => day);

describe('PRO-03 local holidays', () => {
  test('are kept and given up; the history says so', async () => {
    expect((await view()).localHolidays).toEqual([]);
    const kept = (await keep(patron)).json as HolidaysView;
    expect(kept.localHolidays).toEqual([{ ...patron, day: friday, isKept: true, isOffered: false }]);
    expect(kept.publicHolidays[0]).toEqual({ day: friday, name: patron.name, isOpen: false });
    expect(await put({ ...patron, isKept: false })).toMatchObject({ status: 200, json: { localHolidays: [] } });
    expect((await put({ ...patron, isKept: false })).status).toBe(404);
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: 'local_holiday', old: `${friday}: ${patron.name}`, new: null }],
      [{ field: 'local_holiday', old: null, new: `${friday}: ${patron.name}` }],
    ]);
  });

  test('that are known where the shop lies are offered, and count once they are kept', async () => {
    await portal.ask(`update seller set region = 'BY', postal_code = '86150' where external_id = $1`, [externalId]);
    const { localHolidays } = await view();
    expect(localHolidays).toMatchObject([
      { rule: '08-08', day: '2027-08-08', isKept: false, isOffered: true },
      { rule: '08-15', day: '2027-08-15', isKept: false, isOffered: true },
    ]);
    const [peace = fair] = localHolidays;
    expect(daysOf(await view())).not.toContain('2027-08-08');
    await keep({ rule: peace.rule, name: peace.name });
    const after = await view();
    expect(daysOf(after)).toContain('2027-08-08');
    expect(after.localHolidays).toMatchObject([{ isKept: true, isOffered: true }, { isKept: false }]);
  });

  test.each([
    [{ rule: '06-31' }, 'rule', 'field.invalid'],
    [{ rule: '2026-11-23' }, 'rule', 'field.past'],
    [{ rule: '2029-01-01' }, 'rule', 'field.too_large'],
    [{ rule: patron.rule }, 'rule', 'field.overlap'],
    [{ name: '' }, 'name', 'field.required'],
    [{ name: 'x'.repeat(81) }, 'name', 'field.too_long'],
  ])('with %j are refused at the field', async (changes, field, code) => {
    await keep(patron);
    expect(await keep({ ...fair, ...changes })).toMatchObject({
      status: 400,
      json: { errors: [{ path: `body.${field}`, code }] },
    });
  });

  test('are the shop’s own, a reader changes none, and no more than forty are kept', async () => {
    await keep(fair);
    await putSeller(portal, 'de', `town-${count}`, aSeller({ users: [aUser(`town${count}`)] }));
    const other = openBrowser(portal, 'de.localhost');
    await other.signIn(`town${count}`);
    expect(await other.ask('GET /holidays', {})).toMatchObject({ localHolidays: [] });
    await portal.ask(
      `insert into local_holiday (seller_id, rule, brand, name, made_by)
       select s.id, to_char(date '2027-01-01' + n, 'MM-DD'), 'de', 'a day', 'somebody'
       from seller s, generate_series(1, $2::integer) n where s.external_id = $1`,
      [externalId, localHolidayLimits.kept - 1],
    );
    expect(codeOf(await keep(patron))).toBe('local_holiday.too_many');
    await putSeller(portal, 'de', externalId, aSeller({ users: [{ ...aUser(`guest${count}`), role: 'reader' }] }));
    const reader = openBrowser(portal, 'de.localhost');
    await reader.signIn(`guest${count}`);
    expect(codeOf(await put({ ...fair, isKept: false }, reader))).toBe('access.role');
  });

  test('deadlines, page, its data and “open now” follow; the shop may be open on them', async () => {
    const page = async () =>
      (await portal.server.inject({ url: `/partner/${externalId}?lang=en`, headers: { host: 'de.localhost' } })).body;
    const dueOf = async (number: string) => {
      await putOrders(portal, 'de', [anOrder({ number, seller: externalId, deliveryType: 'standard' })]);
      const [row] = await portal.ask<{ at: Date }>('select dispatch_by as at from seller_order where number = $1', [
        number,
      ]);
      return row?.at.toISOString() ?? '';
    };
    const before = await dueOf(`USUAL-${count}`);
    const day = before.slice(0, 10);
    expect(await page()).not.toContain('Stadtfest');
    await keep({ rule: day, name: 'Stadtfest' });
    expect((await dueOf(`FAIR-${count}`)).slice(0, 10) > day).toBe(true);
    const shown = await page();
    expect(shown).toContain('Stadtfest');
    expect(shown).toContain(`"validFrom":"${day}","validThrough":"${day}"`);
    portal.setNow(new Date(`${day}T10:30:00Z`));
    expect(await page()).toContain('Closed, opens');
    portal.setNow(testNow);
    await shop.ask('PUT /holidays/days/:day', { params: { day }, body: { isOpen: true } });
    portal.setNow(new Date(`${day}T10:30:00Z`));
    expect(await page()).not.toContain('Closed, opens');
  });
});
