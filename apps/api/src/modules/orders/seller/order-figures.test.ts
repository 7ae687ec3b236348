import type { OrderFiguresQuery } from '@offizin/contract/orders/seller';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller, testNow } from '../../../testing/portal.ts';

const hour = 3_600_000;
const portal = await portalForFile();
const now = testNow.getTime();
const at = (hours: number): string => new Date(now + hours * hour).toISOString();
const sent = { status: 'finalised', processedAt: at(-30), shipment: [] } as const;

for (const name of ['linden', 'ulm']) await putSeller(portal, 'de', name, aSeller({ users: [aUser(name)] }));
await putProducts(portal, 'de', [aProduct()]);
const dispatchBy = [-3, -2, 48, 48.5, 72];
await putOrders(portal, 'de', [
  ...dispatchBy.map((hours, index) =>
    anOrder({
      number: `4810220${index}`,
      seller: 'linden',
      createdAt: at(-90 + index),
      dispatchBy: at(hours),
      deliveryType: index === 1 ? 'next_day' : 'standard',
    }),
  ),
  anOrder({ number: '48102209', seller: 'linden', createdAt: at(-80), past: { ...sent, shipment: [] } }),
  anOrder({ number: '60002273', seller: 'ulm' }),
]);
const seller = await signedIn(portal, 'linden');
const stranger = await signedIn(portal, 'ulm');
/** A browser sends what was chosen as one text. */
const asSent = ({ deliveryType, paymentType, shipmentStatus, ...query }: OrderFiguresQuery) => ({
  ...query,
  deliveryType: deliveryType?.join(','),
  paymentType: paymentType?.join(','),
  shipmentStatus: shipmentStatus?.join(','),
});
const idOf = async (number: string): Promise<string> =>
  (await seller.ask('GET /orders', { query: { tab: 'to-manage', q: number } })).items[0]?.id ?? '';
const dayOf = (hours: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(now + hours * hour));

describe('ORD-02 the figures of a list', () => {
  test('are those of the server, in all and by the day on which orders are due', async () => {
    const { total, isMore, groups } = await seller.ask('GET /orders/figures', { query: { tab: 'to-manage' } });
    expect([total, isMore]).toEqual([5, false]);
    expect(groups[0]).toEqual({ day: null, orders: 2, until: at(-2) });
    expect(groups.at(-1)).toEqual({ day: dayOf(72), orders: 1, until: at(72) });
    expect(groups.reduce((sum, { orders }) => sum + orders, 0)).toBe(total);
  });

  test.each<[string, Partial<OrderFiguresQuery>, number]>([
    ['of one kind', { deliveryType: ['next_day'] }, 1],
    ['of what is overdue', { overdue: 'yes' }, 2],
    ['of what has time left', { inTime: 'yes' }, 3],
    ['of a day', { inTime: 'yes', dueFrom: dayOf(72), dueTo: dayOf(72) }, 1],
    ['of a search', { q: '48102203' }, 1],
    ['of a search without a hit', { q: 'zzz' }, 0],
    ['of what was sent', { tab: 'managed' }, 1],
    ['of what was sent, narrowed', { tab: 'managed', deliveryType: ['express_slot'] }, 0],
  ])('%s count what the list shows', async (_, narrowed, total) => {
    const query = asSent({ tab: 'to-manage', ...narrowed });
    expect((await seller.ask('GET /orders/figures', { query })).total).toBe(total);
    expect((await seller.ask('GET /orders', { query })).items).toHaveLength(total);
  });
});

describe('ORD-02 the place of an order', () => {
  test.each<[string, string, OrderFiguresQuery, { isListed: boolean; position: number | null }]>([
    ['in the order of the list', '48102203', { tab: 'to-manage' }, { isListed: true, position: 4 }],
    ['the other way round', '48102203', { tab: 'to-manage', sort: 'newest' }, { isListed: true, position: 2 }],
    ['among the filtered', '48102201', { tab: 'to-manage', overdue: 'yes' }, { isListed: true, position: 2 }],
    [
      'not outside of the filters',
      '48102203',
      { tab: 'to-manage', overdue: 'yes' },
      { isListed: false, position: null },
    ],
    ['not outside of the search', '48102203', { tab: 'to-manage', q: '48102201' }, { isListed: false, position: null }],
    ['not in the other tab', '48102203', { tab: 'managed' }, { isListed: false, position: null }],
  ])('%s', async (_, number, query, place) => {
    const orderId = await idOf(number);
    expect(await seller.ask('GET /orders/:orderId/place', { params: { orderId }, query: asSent(query) })).toEqual(
      place,
    );
  });

  test('of another shop’s order is not told', async () => {
    const { status } = await stranger.call('GET', `/orders/${await idOf('48102203')}/place?tab=to-manage`);
    expect(status).toBe(404);
  });
});
