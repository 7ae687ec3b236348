import type { SearchResult } from '@offizin/contract/search/seller';
import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { roles } from '@offizin/domain/access/roles';
import { limits } from '@offizin/domain/limits';
import { groupScreen, searchGroups } from '@offizin/domain/search/search-groups';
import { anInvoice, anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Browser, signedIn } from '../../../testing/browser.ts';
import { askMachine, machineCall, portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';
import { joinTeam, openTeam } from '../../../testing/teams.ts';

const portal = await portalForFile();
const team = await openTeam(portal);
const [{ external_id: seller } = { external_id: '' }] = await portal.ask<{ external_id: string }>(
  'select external_id from seller where id = $1',
  [team.sellerId],
);

async function search(q: string, browser: Browser = team.owner, limit?: number): Promise<SearchResult> {
  const query = new URLSearchParams({ q, ...(limit !== undefined && { limit: String(limit) }) });
  const { status, json } = await browser.call('GET', `/search?${query}`);
  expect(status).toBe(200);
  return json as SearchResult;
}

const orders = async (q: string) => (await search(q)).orders?.items.map(({ number }) => number);
const products = async (q: string) => (await search(q)).products?.items.map(({ productId }) => productId);

const to = (name: string, city: string, deliveryAddress = anOrder().deliveryAddress) => ({
  customerFirstName: name.split(' ')[0] ?? '',
  deliveryAddress: { ...deliveryAddress, name, city },
});

beforeAll(async () => {
  await putProducts(portal, 'de', [
    aProduct({ productId: 'P-1', name: 'Ibulenta 400 mg akut', nationalCode: '11835400', gtin: '4150118354000' }),
    aProduct({ productId: 'P-2', name: 'Magnelora 400 direkt', nationalCode: '14209175', gtin: '4150142091759' }),
    aProduct({ productId: 'P-3', name: 'Panthevia Wundsalbe', nationalCode: '09372619', gtin: '4150093726199' }),
  ]);
  const placed = (number: string, day: string, rest: object) =>
    anOrder({ number, seller, createdAt: `2026-11-${day}T08:00:00.000Z`, ...rest });
  const line = { productId: 'P-3', quantity: 1, unitPrice: 479, stockOrigin: 'own' } as const;
  await putOrders(portal, 'de', [
    placed('48101183', '20', { ...to('Heike Sommer', 'Breisach'), lines: [line] }),
    placed('47118306', '21', { ...to('Olaf Brunner', 'Freiburg'), lines: [line] }),
    placed('48200001', '23', { ...to('Álvaro Núñez', 'Emmendingen') }),
  ]);
  await portal.ask(`update seller_order set tracking_number = '00340434161061651720' where number = '48101183'`);
  await portal.ask(
    `insert into offer (seller_id, brand, product_no, price, stock, origin, status, created_at, created_run, changed_at, changed_run)
     select $1, 'de', no, 479, 142, 'own', 'active', now(), 1, now(), 1 from product where brand = 'de' and product_id <> 'P-2'`,
    [team.sellerId],
  );
  for (const no of [1, 2]) {
    const path = `/sellers/${seller}/invoices/LI-2026-${String(no).padStart(6, '0')}`;
    const { status } = await machineCall(portal, { method: 'PUT', path, body: anInvoice() });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
  await portal.ask(
    `insert into offer_upload (seller_id, brand, file_name, type, size, sha256, state, locale, uploaded_by, created_at)
     select $1, 'de', name, 'price_only', 10, sha256(name::bytea), 'applied', 'de_DE', 'anna', '2026-11-20T08:00:00Z'
     from unnest(array['Preise Dezember.xlsx', 'Bestände.csv']) name`,
    [team.sellerId],
  );
});

describe('GEN-15 finds orders', () => {
  test.each([
    ['any part of the number', '1183', ['48200001', '48101183', '47118306']],
    ['its end', '101183', ['48101183']],
    ['its beginning, written in groups', '47 118', ['47118306']],
    ['a first name without accents', 'alvaro', ['48200001']],
    ['a last name and a city', 'sommer breis', ['48101183']],
    ['a part of the tracking number', '165172', ['48101183']],
    ['the number of two typed digits', '83', ['48101183']],
    ['two letters that begin a name', 'ol', ['47118306']],
    ['nothing', 'zzzz', []],
  ])('by %s', async (_, typed, numbers) => {
    expect((await orders(typed))?.toSorted()).toEqual(numbers.toSorted());
  });

  test('whose number has the digits before those whose products have', async () => {
    expect(await orders('1183')).toEqual(['47118306', '48101183', '48200001']);
  });

  test('with what names them, and the tracking number only where it was searched for', async () => {
    const found = async (q: string) => (await search(q)).orders;
    expect(await found('101183')).toEqual({
      items: [
        expect.objectContaining({
          customer: { firstName: 'Heike', city: 'Breisach' },
          status: 'new',
          trackingNumber: null,
        }),
      ],
      total: 1,
    });
    expect((await found('165172'))?.items[0]?.trackingNumber).toBe('00340434161061651720');
  });

  test('no more than were asked for, and says how many there are', async () => {
    const found = await search('1183', team.owner, 1);
    expect(found.orders?.items).toHaveLength(1);
    expect(found.orders?.total).toBe(3);
  });

  test('of an erased customer by its number alone', async () => {
    await portal.ask(`update seller_order set status = 'cancelled' where number = '48101183'`);
    await askMachine(portal, marketplaceApi.eraseCustomers, { brand: 'de', body: { orderNumbers: ['48101183'] } });
    expect(await orders('sommer')).toEqual([]);
    expect((await search('101183')).orders?.items).toMatchObject([{ number: '48101183', customer: null }]);
  });
});

describe('GEN-15 finds', () => {
  test.each([
    ['a product by its name', 'ibulenta akut', ['P-1']],
    ['a product by a part of its code', '1835', ['P-1']],
    ['a product by its whole code', '09372619', ['P-3']],
    ['a product by its EAN', '4150118354000', ['P-1']],
    ['a product by the code that was scanned from its pack', '01041501183540001727013110L26K07', ['P-1']],
    ['a product by its PZN in Code 39', '-09372619', ['P-3']],
    ['products whose names begin with two letters', 'Ib', ['P-1']],
    ['no product that the shop does not offer', 'magnelora', []],
    ['nothing that merely resembles', 'ibulemta', []],
  ])('%s', async (_, typed, ids) => {
    expect(await products(typed)).toEqual(ids);
  });

  test.each([
    ['000002', ['LI-2026-000002']],
    ['li-2026', ['LI-2026-000002', 'LI-2026-000001']],
    ['01', ['LI-2026-000001']],
    ['2027', []],
  ])('invoices by %s', async (typed, numbers) => {
    const { invoices } = await search(typed);
    expect(invoices?.items.map(({ invoiceNo }) => invoiceNo)).toEqual(numbers);
    expect(invoices?.total).toBe(numbers.length);
  });

  test.each([
    ['dezember', ['Preise Dezember.xlsx']],
    ['bestande', ['Bestände.csv']],
    ['50%', []],
  ])('uploads by %s in their name', async (typed, names) => {
    expect((await search(typed)).uploads?.items.map(({ fileName }) => fileName)).toEqual(names);
  });

  test('words are no patterns', async () => {
    expect(await orders('481_1183')).toEqual([]);
    expect(await orders('%%%')).toEqual([]);
  });

  test.each(['', 'a', ' a ', 'x'.repeat(limits.orderSearchLength + 1)])('%j is no search', async (typed) => {
    expect((await team.owner.call('GET', `/search?q=${encodeURIComponent(typed)}`)).status).toBe(400);
  });
});

describe('GEN-15 shows nobody what is not theirs', () => {
  test.each(roles)('the role %s finds what it may open', async (role) => {
    const { browser } = await joinTeam(portal, team, role);
    const found = await search('1183', browser);
    const subject = {
      brand: 'de',
      services: ['marketplace'],
      marketplaceType: 'pure',
      goldPartner: false,
      role,
    } as const;
    expect(searchGroups.filter((group) => found[group] !== null)).toEqual(
      searchGroups.filter((group) => groupScreen(group, subject) !== null),
    );
  });

  test.each(['1183', '83', 'ibulenta', 'LI-2026', 'preise'])('another shop finds nothing by %s', async (typed) => {
    const other = await openTeam(portal);
    const found = await search(typed, other.owner);
    expect(searchGroups.flatMap((group) => [...(found[group]?.items ?? [])])).toEqual([]);
  });

  test('another brand finds nothing, and has no groups of screens that it lacks', async () => {
    await putSeller(portal, 'ch', 'alpen', aSeller({ users: [aUser('urs')] }));
    const found = await search('1183', await signedIn(portal, 'urs', 'ch.localhost', '203.0.113.240'));
    expect(found).toMatchObject({ orders: { items: [] }, products: { items: [] }, invoices: null, uploads: null });
  });

  test('a shop with goods in the warehouse finds its orders there apart', async () => {
    const services = (['marketplace', 'fulfillment'] as const).map((code) => ({ code, status: 'subscribed' }) as const);
    await putSeller(portal, 'de', 'lager', aSeller({ users: [aUser('lara')], services: [...services] }));
    const inWarehouse = { seller: 'lager', fulfilledByMarketplace: true };
    await putOrders(portal, 'de', [
      anOrder({ number: '48300001', ...inWarehouse }),
      anOrder({ number: '48300002', seller: 'lager' }),
    ]);
    const found = await search('48300', await signedIn(portal, 'lara', 'de.localhost', '203.0.113.241'));
    expect(found.orders?.items.map(({ number }) => number)).toEqual(['48300002']);
    expect(found.warehouseOrders?.items.map(({ number }) => number)).toEqual(['48300001']);
  });
});
