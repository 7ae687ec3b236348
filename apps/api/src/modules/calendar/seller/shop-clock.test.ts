import type { OpeningHours } from '@offizin/domain/calendar/opening-hours';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { sendDueOrderNotices } from '../../notifications/jobs/notify-due-orders.job.ts';

const portal = await portalForFile();

const early = { mode: 'full', first: { from: '03:20', to: '19:00' } } as const;
const openingHours: OpeningHours = {
  monday: early,
  tuesday: early,
  wednesday: early,
  thursday: early,
  friday: early,
  saturday: early,
  sunday: early,
};

const addresses = {
  berlin: { street: 'Torstraße 1', postalCode: '10119', city: 'Berlin', region: 'BE', countryCode: 'DE' },
  lisbon: { street: 'Rua Augusta 1', postalCode: '1100-148', city: 'Lisboa', region: null, countryCode: 'PT' },
  canary: { street: 'Calle Triana 1', postalCode: '35002', city: 'Las Palmas', region: null, countryCode: 'ES' },
} as const;
type Shop = keyof typeof addresses;

await putProducts(portal, 'de', [aProduct()]);
for (const [id, address] of Object.entries(addresses))
  await putSeller(portal, 'de', id, aSeller({ address, openingHours, users: [aUser(id)] }));

describe('PRO-03 PRO-10 what comes from the hours of a shop is on its own clock', () => {
  test.each<[Shop, string, string]>([
    ['berlin', '02:52', 'Jetzt geöffnet, bis 19:00'],
    ['lisbon', '02:52', 'Geschlossen, öffnet um 03:20'],
    ['canary', '02:52', 'Geschlossen, öffnet um 03:20'],
    ['lisbon', '03:20', 'Jetzt geöffnet, bis 19:00'],
    ['berlin', '18:00', 'Geschlossen, öffnet Mittwoch um 03:20'],
    ['lisbon', '18:59', 'Jetzt geöffnet, bis 19:00'],
  ])('the page of %s says at %s UTC: %s', async (id, time, text) => {
    portal.setNow(new Date(`2026-11-24T${time}:00Z`));
    const { body } = await portal.server.inject({ url: `/partner/${id}`, headers: { host: 'de.localhost' } });
    expect(body.replace(/<[^>]+>/g, ' ')).toContain(text);
  });

  test.each<[Shop, string, string]>([
    ['berlin', 'Europe/Berlin', '2026-11-25T18:00:00.000Z'],
    ['lisbon', 'Europe/Lisbon', '2026-11-25T19:00:00.000Z'],
    ['canary', 'Atlantic/Canary', '2026-11-25T19:00:00.000Z'],
  ])('deadlines of %s, its session and its calendar', async (id, timeZone, due) => {
    portal.setNow(new Date('2026-11-24T10:00:00Z'));
    const createdAt = '2026-11-24T10:00:00.000Z';
    await putOrders(portal, 'de', [anOrder({ number: `D-${id}`, seller: id, deliveryType: 'standard', createdAt })]);
    const shop = await signedIn(portal, id);
    const { items } = await shop.ask('GET /orders', { query: { tab: 'to-manage' } });
    expect(items.map(({ dispatchBy }) => dispatchBy)).toEqual([due]);
    expect((await shop.ask('GET /holidays', {})).timeZone).toBe(timeZone);
    const { sellerId } = await shop.ask('POST /session-details', {});
    expect((await shop.ask('GET /seller/:sellerId', { params: { sellerId } })).timeZone).toBe(timeZone);
  });

  test('each shop hears in its own morning what is due today', async () => {
    const told = async (now: string) => {
      portal.setNow(new Date(now));
      await sendDueOrderNotices.run(portal.jobContext(), {});
      return portal.ask<{ shop: string }>(
        `select s.external_id as shop from notification n join seller s on s.id = n.seller_id
         where n.kind = 'order_due_today' order by 1`,
      );
    };
    expect(await told('2026-11-25T05:59:00Z')).toEqual([]);
    expect(await told('2026-11-25T06:30:00Z')).toEqual([{ shop: 'berlin' }]);
    expect(await told('2026-11-25T07:30:00Z')).toEqual([{ shop: 'berlin' }, { shop: 'canary' }, { shop: 'lisbon' }]);
  });
});
