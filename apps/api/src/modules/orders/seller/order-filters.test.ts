import type { OrderListQuery } from '@offizin/contract/orders/seller';
import { type OrderSort, orderSorts } from '@offizin/domain/orders/order-sorts';
import { anOrder, aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { expect, test } from 'vitest';
import { signedIn } from '../../../testing/browser.ts';
import { portalForFile, putOrders, putProducts, putSeller } from '../../../testing/portal.ts';

/** One order of each third day, its kind by its number: `returned`, `express_slot` and `invoice` are rare. */
const copies = `
  insert into seller_order (seller_id, id, brand, number, status, warehouse, origin, created_at, dispatch_by, delivery_type, payment_type,
    payment_status, shipment_status, customer_first_name, customer_city, delivery_address, billing_address, currency, units, subtotal,
    shipping, discount, total, placed_discount, placed_shipping)
  select o.seller_id, gen_random_uuid(), o.brand, (50000000 + n)::text,
    case when n % 5 = 0 then 'new' when n % 5 = 1 then 'processed' else 'finalised' end, n % 17 = 0, o.origin,
    o.created_at + interval '1 day' * (n / 3), o.created_at + interval '1 day' * (n / 3 + n % 4),
    case when n % 23 = 0 then 'express_slot' when n % 2 = 0 then 'next_day' else 'standard' end,
    case when n % 29 = 0 then 'invoice' when n % 3 = 0 then 'cash_on_delivery' else 'paid_online' end, 'paid',
    case when n % 5 = 0 then null when n % 41 = 0 then 'returned' when n % 5 = 1 then 'on_route' else 'delivered' end,
    o.customer_first_name, o.customer_city, o.delivery_address, o.billing_address, o.currency, o.units, o.subtotal,
    o.shipping, o.discount, o.total, o.placed_discount, o.placed_shipping
  from seller_order o, generate_series(1, 3600) n where o.number = '49999999'`;

const portal = await portalForFile();
await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')] }));
await putProducts(portal, 'de', [aProduct()]);
await putOrders(portal, 'de', [
  anOrder({ number: '49999999', seller: 'linden', createdAt: '2024-01-01T09:00:00.000Z' }),
]);
await portal.ask(copies);
const seller = await signedIn(portal, 'linden');

const orders: Readonly<Record<OrderSort, string>> = {
  deadline: 'dispatch_by, id',
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
};

/** The first numbers of a list as the plainest statement finds them. */
async function expected(query: OrderListQuery, sort: OrderSort, limit: number): Promise<string[]> {
  const rows = await portal.ask<{ number: string }>(
    `select number from seller_order where not warehouse and open = $1 and search_text like '%' || $2 || '%'
       and ($3::text[] is null or delivery_type = any($3)) and ($4::text[] is null or payment_type = any($4))
       and ($5::text[] is null or shipment_status = any($5))
       and ($6::date is null or (created_at at time zone 'Europe/Berlin')::date >= $6) and ($7::date is null or (created_at at time zone 'Europe/Berlin')::date <= $7)
     order by ${orders[sort]} limit ${limit}`,
    [
      query.tab === 'to-manage',
      query.q ?? '',
      query.deliveryType ?? null,
      query.paymentType ?? null,
      query.shipmentStatus ?? null,
      query.from ?? null,
      query.to ?? null,
    ],
  );
  return rows.map(({ number }) => number);
}

/** A browser sends what was chosen as one text. */
const asSent = ({ deliveryType, paymentType, shipmentStatus, ...query }: OrderListQuery) => ({
  ...query,
  deliveryType: deliveryType?.join(','),
  paymentType: paymentType?.join(','),
  shipmentStatus: shipmentStatus?.join(','),
});

const questions: readonly OrderListQuery[] = [
  { tab: 'managed' },
  { tab: 'managed', shipmentStatus: ['returned'] },
  { tab: 'managed', shipmentStatus: ['delivered', 'on_route', 'incident'] },
  { tab: 'managed', shipmentStatus: ['cancelled'] },
  { tab: 'to-manage', shipmentStatus: ['delivered'] },
  { tab: 'to-manage', deliveryType: ['express_slot'] },
  { tab: 'managed', deliveryType: ['express_slot', 'next_day'], paymentType: ['invoice'] },
  { tab: 'managed', shipmentStatus: ['delivered'], paymentType: ['invoice', 'cash_on_delivery'], from: '2025-03-01' },
  { tab: 'managed', shipmentStatus: ['on_route'], from: '2025-03-01', to: '2025-05-31' },
  // A part of very many numbers, of some, and of one.
  { tab: 'managed', q: '5000' },
  { tab: 'to-manage', q: '5000', deliveryType: ['standard'] },
  { tab: 'managed', q: '5000', shipmentStatus: ['on_route', 'returned'], to: '2026-06-30' },
  { tab: 'managed', q: '500001', shipmentStatus: ['delivered'], deliveryType: ['next_day'] },
  { tab: 'managed', q: '50000123' },
];

test.each(questions.flatMap((query) => orderSorts.map((sort) => ({ query, sort }))))(
  'ORD-02 finds $query, $sort, page after page',
  async ({ query, sort }) => {
    const found: string[] = [];
    let cursor: string | null | undefined;
    for (let page = 0; page < 3 && cursor !== null; page += 1) {
      const { items, nextCursor } = await seller.ask('GET /orders', {
        query: { ...asSent(query), sort, limit: 20, cursor },
      });
      found.push(...items.map((item) => item.number));
      cursor = nextCursor;
    }
    expect(found).toEqual(await expected(query, sort, 60));
  },
);

test('ORD-02 the questions find what they ask about', async () => {
  const sizes: number[] = [];
  for (const query of questions) sizes.push((await expected(query, 'newest', 60)).length);
  expect(sizes.filter((size) => size === 0)).toHaveLength(2);
  expect(sizes.filter((size) => size === 60).length).toBeGreaterThan(5);
});
