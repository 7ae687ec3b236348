import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

const address = anOrder().deliveryAddress;
const named = (name: string, city = address.city) => ({
  deliveryAddress: { ...address, name, city },
  billingAddress: { ...address, name },
});
const sent = { status: 'finalised', processedAt: '2026-11-01T09:00:00.000Z' } as const;

const portal = await portalForFile();
for (const name of ['linden', 'ulm']) await putSeller(portal, 'de', name, aSeller({ users: [aUser(name)] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  anOrder({ number: '48102273', seller: 'linden', ...named('Katharina Großmann') }),
  anOrder({ number: 'AB-48199', seller: 'linden', ...named('José Núñez', 'Köln') }),
  anOrder({
    number: '50002273',
    seller: 'linden',
    ...named('Uwe 100%_Ott'),
    past: { ...sent, courier: 'dhl', trackingNumber: '00340434161094042557', shipment: [] },
  }),
  anOrder({ number: '60002273', seller: 'ulm', ...named('Katharina Großmann') }),
]);
const seller = await signedIn(portal, 'linden');

const search = async (q: string) => {
  const { items, inOtherTab } = await seller.ask('GET /orders', { query: { tab: 'to-manage', q } });
  return { numbers: items.map(({ number }) => number).toSorted(), inOtherTab };
};

describe('ORD-02 orders are found', () => {
  test.each([
    ['by the end of the number', '102273', ['48102273'], 0],
    ['by a part of it, in both tabs', '2273', ['48102273'], 1],
    ['by a number with what stands between', '48 102-273', ['48102273'], 0],
    ['by a number with letters', 'ab-481', ['AB-48199'], 0],
    ['by its digits alone', 'AB48199', ['AB-48199'], 0],
    ['by a surname', 'grossmann', ['48102273'], 0],
    ['by a surname as it is written', 'Großm', ['48102273'], 0],
    ['by names in any order, without accents', 'nunez jose', ['AB-48199'], 0],
    ['by the code that was scanned from a pack', '01041500375286431727013110L26K07', ['48102273', 'AB-48199'], 1],
    ['by the city', 'koln', ['AB-48199'], 0],
    ['by name and city', 'José, Köln', ['AB-48199'], 0],
    ['by the number of the parcel', '0034 0434 1610 9404 2557', [], 1],
    ['by a product', 'ibulenta', ['48102273', 'AB-48199'], 1],
    ['by a national code', '03752864', ['48102273', 'AB-48199'], 1],
    ['by the code on the pack', '4150037528643', ['48102273', 'AB-48199'], 1],
    ['by signs that mean something else in SQL', '100%_', [], 1],
    ['not by what none of them has', 'zzz', [], 0],
  ])('%s: %s', async (_, q, numbers, inOtherTab) => {
    expect(await search(q)).toEqual({ numbers, inOtherTab });
  });

  test('among all, when what was typed is too short to name few', async () => {
    expect(await search('48')).toEqual({ numbers: ['48102273', 'AB-48199'], inOtherTab: null });
  });
});
