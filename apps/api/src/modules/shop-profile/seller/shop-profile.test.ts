import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { ShopProfile } from '@offizin/contract/shop-profile/seller';
import { defaultOpeningHours, type OpeningHours } from '@offizin/domain/calendar/opening-hours';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Browser, codeOf, openBrowser } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

let shop: Browser;
let profile: ShopProfile;
let count = 0;
let externalId = '';

const portal = await portalForFile();
await putProducts(portal, 'de', [aProduct()]);
beforeEach(async () => {
  count += 1;
  externalId = `shop-${count}`;
  await putSeller(portal, 'de', externalId, aSeller({ users: [aUser(`owner${count}`)] }));
  shop = openBrowser(portal, 'de.localhost');
  await shop.signIn(`owner${count}`);
  profile = await shop.ask('GET /shop-profile', {});
});

const put = (body: object) => shop.call('PUT', '/shop-profile', { body });
const week = (changes: Partial<OpeningHours>): OpeningHours => ({
  ...defaultOpeningHours,
  ...profile.week,
  ...changes,
});

const nothing = {
  phonePrefix: '+49',
  phone: null,
  email: null,
  website: null,
  facebook: null,
  whatsapp: null,
  linkedin: null,
  twitter: null,
};

describe('PRO-02 shop profile', () => {
  test('says nothing at first, and then what was saved, old and new in the history', async () => {
    expect(profile).toMatchObject({ versions: { texts: 1, contact: 1, hours: 1 }, texts: { about: null } });
    const texts = {
      shortDescription: ' In the old town ',
      about: null,
      responsibleName: 'Sabine Roth',
      responsibleTitle: null,
    };
    const contact = {
      ...nothing,
      phone: '0761 555 01-40',
      website: 'https://linden.example',
      facebook: 'https://www.facebook.com/linden.fr',
      whatsapp: '761 555 0141',
    };
    const saved = await shop.ask('PUT /shop-profile', {
      body: { texts: { version: 1, ...texts }, contact: { version: 1, ...contact } },
    });
    expect(saved).toMatchObject({
      versions: { texts: 2, contact: 2, hours: 1 },
      texts: { shortDescription: 'In the old town', responsibleName: 'Sabine Roth' },
      contact: { phone: '7615550140', facebook: 'linden.fr', whatsapp: '+497615550141' },
    });
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items[0]).toMatchObject({ kind: 'profile.changed' });
    expect(items[0]?.changes).toContainEqual({ field: 'phone', old: null, new: '+49 7615550140' });
    const { events } = await askMachine(portal, marketplaceApi.events, { query: { limit: 50 } });
    expect(events.filter(({ seller }) => seller === externalId)).toMatchObject([
      { kind: 'seller.profile_changed', profile: { section: 'texts' } },
      { kind: 'seller.profile_changed', profile: { section: 'contact' } },
    ]);
    expect(await askMachine(portal, marketplaceApi.sellerProfile, { params: { externalId } })).toEqual(saved);
  });

  test('two who edit other sections both save; of one section the second learns what is there', async () => {
    const texts = { shortDescription: 'One', about: null, responsibleName: null, responsibleTitle: null };
    expect((await put({ texts: { version: 1, ...texts } })).status).toBe(200);
    expect((await put({ contact: { version: 1, ...nothing, email: 'a@linden.example' } })).status).toBe(200);
    const late = await put({
      texts: { version: 1, ...texts, shortDescription: 'Two' },
      contact: { version: 2, ...nothing },
    });
    expect(late).toMatchObject({
      status: 409,
      json: {
        message: 'settings.version_conflict',
        current: { texts: { shortDescription: 'One' }, versions: { texts: 2 } },
      },
    });
    expect(await shop.ask('GET /shop-profile', {})).toMatchObject({ contact: { email: 'a@linden.example' } });
  });

  test('VAL-02 a number that is pasted whole chooses its country, signs that turn the reading go', async () => {
    const contact = {
      ...nothing,
      phone: '+41 (0)79 123 45 67',
      whatsapp: 'https://api.whatsapp.com/send?phone=41791234567',
    };
    const texts = {
      shortDescription: '\u202EOld\u00AD town',
      about: null,
      responsibleName: 'Sabine\u00A0Roth',
      responsibleTitle: null,
    };
    const saved = await shop.ask('PUT /shop-profile', {
      body: { texts: { version: 1, ...texts }, contact: { version: 1, ...contact } },
    });
    expect(saved).toMatchObject({
      texts: { shortDescription: 'Old town', responsibleName: 'Sabine Roth' },
      contact: { phonePrefix: '+41', phone: '791234567', whatsapp: '+41791234567' },
    });
  });

  test.each([
    [{ phone: '12' }, 'body.contact.phone', 'field.invalid'],
    [{ email: 'linden' }, 'body.contact.email', 'field.invalid'],
    [{ website: 'javascript:alert(1)' }, 'body.contact.website', 'field.invalid'],
    [{ website: 'https://127.0.0.1/' }, 'body.contact.website', 'field.invalid'],
    [{ facebook: 'https://elsewhere.example/linden' }, 'body.contact.facebook', 'field.invalid'],
    [{ twitter: 'x'.repeat(101) }, 'body.contact.twitter', 'field.too_long'],
    [{ phonePrefix: '+999' }, 'body.contact.phonePrefix', 'field.invalid'],
    [{ status: 'active' }, 'body.contact', 'field.unknown'],
  ])('VAL-02 VAL-04 a contact with %j is refused at its field', async (changes, path, code) => {
    const reply = await put({ contact: { version: 1, ...nothing, ...changes } });
    expect(reply).toMatchObject({ status: 400, json: { errors: [{ path, code }] } });
  });

  test('VAL-01 names have no special characters', async () => {
    const texts = { shortDescription: null, about: null, responsibleName: 'Sabine <b>', responsibleTitle: null };
    expect(await put({ texts: { version: 1, ...texts } })).toMatchObject({
      status: 400,
      json: { errors: [{ path: 'body.texts.responsibleName', code: 'field.special_character' }] },
    });
  });

  test('whoever may only read the profile changes nothing', async () => {
    await putSeller(portal, 'de', externalId, aSeller({ users: [{ ...aUser(`reader${count}`), role: 'reader' }] }));
    const reader = openBrowser(portal, 'de.localhost');
    await reader.signIn(`reader${count}`);
    expect((await reader.call('GET', '/shop-profile')).status).toBe(200);
    const reply = await reader.call('PUT', '/shop-profile', { body: { contact: { version: 1, ...nothing } } });
    expect(codeOf(reply)).toBe('access.role');
  });
});

describe('PRO-03 opening hours', () => {
  const long = { mode: 'full', first: { from: '07:00', to: '21:00' } } as const;

  test('deadlines of new orders follow new hours at once', async () => {
    const order = (number: string) => anOrder({ number, seller: externalId, deliveryType: 'standard' });
    const dispatchBy = async (number: string) =>
      (await portal.ask<{ at: Date }>('select dispatch_by as at from seller_order where number = $1', [number]))[0]?.at;
    await putOrders(portal, 'de', [order(`BEFORE-${count}`)]);
    const all = { monday: long, tuesday: long, wednesday: long, thursday: long, friday: long };
    expect((await put({ hours: { version: 1, week: week(all) } })).status).toBe(200);
    await putOrders(portal, 'de', [order(`AFTER-${count}`)]);
    const [before, after] = [await dispatchBy(`BEFORE-${count}`), await dispatchBy(`AFTER-${count}`)];
    expect(Number(after) - Number(before)).toBe(3 * 3_600_000);
  });

  test('each day is in the history as it is read', async () => {
    const wednesday = {
      mode: 'split',
      first: { from: '08:00', to: '13:00' },
      second: { from: '15:00', to: '18:30' },
    } as const;
    await put({ hours: { version: 1, week: week({ wednesday, friday: { mode: 'closed' } }) } });
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items[0]?.changes).toEqual([
      { field: 'wednesday', old: '09:00–18:00', new: '08:00–13:00, 15:00–18:30' },
      { field: 'friday', old: '09:00–18:00', new: 'closed' },
    ]);
  });

  test.each([
    [{ mode: 'full', first: { from: '9', to: '18:00' } }, 'monday.first.from', 'field.not_a_time'],
    [{ mode: 'full', first: { from: '18:00', to: '09:30' } }, 'monday.first.to', 'field.overlap_next_day'],
    [
      { mode: 'split', first: { from: '08:00', to: '13:00' }, second: { from: '12:00', to: '18:00' } },
      'monday.second.from',
      'field.overlap',
    ],
    [
      {
        mode: 'split',
        first: { from: '08:00', to: '12:00' },
        second: { from: '13:00', to: '18:00' },
        third: { from: '20:00', to: '24:01' },
      },
      'monday.third.to',
      'field.not_a_time',
    ],
  ])('%j is refused at its time', async (monday, place, code) => {
    const reply = await put({ hours: { version: 1, week: { ...profile.week, monday } } });
    expect(reply).toMatchObject({ status: 400, json: { errors: [{ path: `body.hours.week.${place}`, code }] } });
  });

  test.each<[OpeningHours['tuesday'], string]>([
    [{ mode: 'full', first: { from: '22:00', to: '04:00' } }, '22:00–04:00'],
    [
      { mode: 'split', first: { from: '08:30', to: '18:30' }, second: { from: '22:00', to: '04:00' } },
      '08:30–18:30, 22:00–04:00',
    ],
    [{ mode: 'full', first: { from: '08:00', to: '08:00' } }, '08:00–08:00'],
    [
      {
        mode: 'split',
        first: { from: '08:00', to: '12:00' },
        second: { from: '13:00', to: '18:00' },
        third: { from: '20:00', to: '24:00' },
      },
      '08:00–12:00, 13:00–18:00, 20:00–24:00',
    ],
  ])('%j is kept and shown as %s', async (tuesday, text) => {
    expect(await put({ hours: { version: 1, week: week({ tuesday }) } })).toMatchObject({
      status: 200,
      json: { week: { tuesday } },
    });
    const url = `/partner/${externalId}`;
    const page = await portal.server.inject({ method: 'GET', url, headers: { host: 'de.localhost' } });
    expect(page.body).toMatch(new RegExp(`<dd[^>]*>${text}</dd>`));
    const closes = text.endsWith('–24:00') ? '23:59' : text.endsWith('08:00–08:00') ? '07:59' : '04:00';
    expect(page.body).toContain(`"closes":"${closes}","dayOfWeek":"Tuesday"`);
  });

  test('hours that nobody gave are unknown: the page says nothing, deadlines count the usual ones', async () => {
    externalId = `unknown-${count}`;
    await putSeller(portal, 'de', externalId, aSeller({ openingHours: null, users: [aUser(`unknown${count}`)] }));
    shop = openBrowser(portal, 'de.localhost');
    await shop.signIn(`unknown${count}`);
    expect(await shop.ask('GET /shop-profile', {})).toMatchObject({ week: null, versions: { hours: 1 } });
    const missing = async () =>
      (await shop.ask('GET /home', {})).lines.flatMap((line) => (line.kind === 'profile' ? line.parts : []));
    expect(await missing()).toContain('opening_hours');
    const page = async () =>
      (await portal.server.inject({ url: `/partner/${externalId}`, headers: { host: 'de.localhost' } })).body;
    expect(await page()).not.toMatch(/class="hours"|class="chip|openingHoursSpecification|Öffnungszeiten/);
    await putOrders(portal, 'de', [
      anOrder({ number: `USUAL-${count}`, seller: externalId, deliveryType: 'standard' }),
    ]);
    const [order] = await portal.ask<{ at: Date }>('select dispatch_by as at from seller_order where number = $1', [
      `USUAL-${count}`,
    ]);
    expect(order?.at.toISOString()).toMatch(/T17:00:00/);
    expect(await put({ hours: { version: 1, week: null } })).toMatchObject({ status: 400 });
    expect(await put({ hours: { version: 1, week: defaultOpeningHours } })).toMatchObject({ status: 200 });
    expect(await page()).toMatch(/class="hours".*openingHoursSpecification|openingHoursSpecification.*class="hours"/s);
    expect(await missing()).not.toContain('opening_hours');
    const { items } = await shop.ask('GET /history', { query: { group: 'company' } });
    expect(items[0]?.changes).toContainEqual({ field: 'monday', old: null, new: '09:00–18:00' });
    expect(items[0]?.changes).toContainEqual({ field: 'sunday', old: null, new: 'closed' });
  });

  test('the record that the marketplace puts again leaves hours, name and address alone', async () => {
    await put({ hours: { version: 1, week: week({ monday: long }) } });
    const again = aSeller({ name: 'Elsewhere', users: [] });
    await putSeller(portal, 'de', externalId, { ...again, address: { ...again.address, city: 'Ulm' } });
    expect(await shop.ask('GET /shop-profile', {})).toMatchObject({
      shop: { name: 'Linden-Apotheke', city: 'Freiburg' },
      week: { monday: long },
    });
  });
});

test('MKT-01 of another brand the marketplace reads no profile', async () => {
  const reply = await machineCall(portal, { brand: 'es', method: 'GET', path: `/sellers/${externalId}/profile` });
  expect(reply.status).toBe(404);
});
