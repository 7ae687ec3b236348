import type { HomeView } from '@offizin/contract/home/seller';
import { type Role, roles } from '@offizin/domain/access/roles';
import { homeLineIds, lineTarget } from '@offizin/domain/home/home-lines';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { type Browser, openBrowser, signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { joinTeam, openTeam, send } from '../../../testing/teams.ts';

const now = () => portal.app.clock().getTime();
const fromNow = (hours: number) => new Date(now() + hours * 3_600_000).toISOString();

const readHome = async (browser: Browser): Promise<HomeView> => (await send(browser, 'GET /home')).json as HomeView;

/** The sessions of an earlier time are over. */
const signInAgain = (): Promise<Browser> => signedIn(portal, team.username, 'de.localhost', '203.0.113.201');

const portal = await portalForFile({ viesUrl: 'http://vies.invalid' });
const team = await openTeam(portal);
await putProducts(portal, 'de', [aProduct()]);
const [{ external_id: seller } = { external_id: '' }] = await portal.ask<{ external_id: string }>(
  'select external_id from seller where id = $1',
  [team.sellerId],
);
const placed = (number: string, dispatchBy: string) => anOrder({ number, seller, dispatchBy, createdAt: fromNow(-30) });
await putOrders(portal, 'de', [
  placed('48200001', fromNow(-2)),
  placed('48200002', fromNow(3)),
  placed('48200003', fromNow(3)),
  placed('48200004', fromNow(40)),
  placed('48200005', fromNow(1)),
]);
await portal.ask(
  `update seller_order set status = 'processed', processed_at = now(), shipment_status = 'prepared', courier = 'dhl'
   where number = '48200005'`,
);
await portal.ask(
  `insert into sync_finding (seller_id, brand, subject, finding, colour, numbers, run_no, found_at)
   select $1, 'de', 'row:' || no, 'missing_identifier', 'red', '{}', 1, now() from generate_series(1, 3) no`,
  [team.sellerId],
);
await portal.ask(
  `insert into team_invitation (seller_id, id, brand, email, role, key_hash, created_at, expires_at)
   select $1, gen_random_uuid(), 'de', 'person' || day || '@example.test', 'reader', sha256(day::text::bytea), $2, $2::timestamptz + day * interval '1 day'
   from unnest(array[-1, 1, 6]) day`,
  [team.sellerId, new Date(now())],
);

/** An offer, and why it is not on sale. */
await portal.ask(
  `insert into offer (seller_id, brand, product_no, price, stock, origin, status, finding, created_at, created_run, changed_at, changed_run)
   select $1, 'de', no, 100, 1, 'own', 'inactive', 'price_above_recommended', now(), 1, now(), 1 from product where brand = 'de'`,
  [team.sellerId],
);

describe('GEN-12 Home', () => {
  test('counts the orders of the day and when they are due', async () => {
    const { orders } = await readHome(team.owner);
    expect(orders).toMatchObject({ due: 3, overdue: 1, fresh: 4, open: 4, nextDueAt: fromNow(40) });
    expect(orders?.moments).toEqual([
      { at: fromNow(3), orders: 2, isClosing: false },
      { at: '2026-11-24T17:00:00.000Z', orders: 0, isClosing: true },
    ]);
  });

  test('its list of what is due today has exactly what it counts', async () => {
    const { json } = await team.owner.call('GET', '/orders?tab=to-manage&due=today');
    expect((json as { items: { number: string }[] }).items.map(({ number }) => number).toSorted()).toEqual([
      '48200001',
      '48200002',
      '48200003',
    ]);
  });

  test('says what is missing, waits or ends soon', async () => {
    const { lines } = await readHome(team.owner);
    expect(lines).toEqual(
      expect.arrayContaining([
        { kind: 'not_on_sale', count: 1, causes: ['price_above_recommended'], fixable: 1 },
        expect.objectContaining({ kind: 'payout_account', fields: ['accountHolder', 'iban'] }),
        expect.objectContaining({ kind: 'company_data', fields: expect.arrayContaining(['legalName', 'vatNumber']) }),
        { kind: 'parcels', count: 1 },
        expect.objectContaining({ kind: 'invitations', count: 1, expiresAt: fromNow(24) }),
        { kind: 'profile', parts: ['logo', 'background', 'short_description', 'about', 'phone', 'email'] },
      ]),
    );
    const order = lines.map(({ kind }) => homeLineIds.indexOf(kind));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('counts results for who has a screen of them', async () => {
    const services = [{ code: 'stockhub', status: 'subscribed' }] as const;
    const id = await putSeller(portal, 'de', 'hub', aSeller({ users: [aUser('hub')], services: [...services] }));
    await portal.ask(
      `insert into sync_finding (seller_id, brand, subject, finding, colour, numbers, run_no, found_at)
       select $1, 'de', 'row:' || no, 'missing_identifier', 'red', '{}', 1, now() from generate_series(1, 3) no`,
      [id],
    );
    const { lines } = await readHome(await signedIn(portal, 'hub', 'de.localhost', '203.0.113.202'));
    expect(lines).toContainEqual({ kind: 'not_on_sale', count: 3, causes: ['missing_identifier'], fixable: 3 });
  });

  test('a public holiday is on Home two weeks before', async () => {
    portal.setNow(new Date('2026-12-12T09:00:00Z'));
    const soon = await readHome(await signInAgain());
    portal.setNow(new Date('2026-11-24T09:00:00Z'));
    expect(soon.lines).toContainEqual({ kind: 'public_holiday', day: '2026-12-25' });
    expect((await readHome(team.owner)).lines.some(({ kind }) => kind === 'public_holiday')).toBe(false);
  });

  test.each(roles)('shows the role %s only what it may open', async (role: Role) => {
    const { browser } = await joinTeam(portal, team, role);
    const { lines, warehouse } = await readHome(browser);
    const subject = {
      brand: 'de',
      services: ['marketplace'],
      marketplaceType: 'pure',
      goldPartner: false,
      role,
    } as const;
    const seen = (await readHome(team.owner)).lines.map(({ kind }) => kind);
    expect(lines.map(({ kind }) => kind)).toEqual(seen.filter((kind) => lineTarget(kind, subject) !== null));
    expect(warehouse).toBeNull();
  });

  test('another shop sees nothing of it', async () => {
    const other = await openTeam(portal);
    const { orders, lines } = await readHome(other.owner);
    expect(orders).toMatchObject({ due: 0, overdue: 0, open: 0, nextDueAt: null });
    expect(lines.map(({ kind }) => kind)).not.toEqual(
      expect.arrayContaining(['not_on_sale', 'parcels', 'invitations']),
    );
  });

  test('the warehouse is named to those whose orders it sends', async () => {
    const services = [{ code: 'fulfillment', status: 'subscribed' }] as const;
    const id = await putSeller(portal, 'de', 'lager', aSeller({ users: [aUser('lara')], services: [...services] }));
    await portal.ask(
      `insert into warehouse_stock (seller_id, product_no, on_hand, reserved, incoming, next_expiry, changed_at, brand)
       select $1, no, 4, 1, 0, '2026-12-01', now(), 'de' from product where brand = 'de' limit 1`,
      [id],
    );
    const lara = openBrowser(portal, 'de.localhost', '203.0.113.200');
    await lara.signIn('lara');
    const { orders, warehouse } = await readHome(lara);
    expect(orders).toBeNull();
    expect(warehouse).toMatchObject({ low: 1, none: 0, expiring: 1, openOrders: 0, products: [{ available: 3 }] });
  });
});

describe('LEG-01 parcels', () => {
  test('are those that no courier has taken, by courier; another shop has none of them', async () => {
    const { json } = await send(team.owner, 'GET /parcels');
    expect(json).toMatchObject({
      total: 1,
      couriers: [{ courier: 'dhl', parcels: [{ number: '48200005', receiver: { city: expect.any(String) } }] }],
    });
    const other = await openTeam(portal);
    expect((await send(other.owner, 'GET /parcels')).json).toMatchObject({ total: 0, couriers: [] });
  });
});
