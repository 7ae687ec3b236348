import { expect, test } from 'vitest';
import { insertOldSeller, migratedFrom } from '../../../testing/old-database.ts';

const insertOrder = `
  insert into seller_order (seller_id, number, status, warehouse, origin, created_at, dispatch_by, delivery_type, payment_type,
    payment_status, customer_first_name, customer_city, delivery_address, billing_address, currency, units, subtotal, shipping,
    discount, total, placed_discount, placed_shipping)
  select id, $2, 'new', false, 'web', $3::timestamptz, $3::timestamptz, 'standard', 'invoice', 'pending', 'Greta', 'Ulm', '{}', '{}',
    'EUR', 1, 479, 0, 0, 479, 0, 0
  from seller where brand || '/' || external_id = $1`;

test('MKT-01 of old orders with one number the oldest keeps it, later ones get a suffix', async () => {
  const rows = await migratedFrom({
    before: '0012',
    fill: async (client) => {
      for (const [brand, seller] of [
        ['de', 'linden'],
        ['de', 'ahorn'],
        ['de', 'birke'],
        ['es', 'olivo'],
      ] as const)
        await insertOldSeller(client, brand, seller);
      const orders = [
        ['de/ahorn', '77000001', '2026-11-02T08:00:00Z'],
        ['de/linden', '77000001', '2026-11-01T08:00:00Z'],
        ['de/birke', '77000001', '2026-11-03T08:00:00Z'],
        ['de/birke', '77000001-2', '2026-11-01T09:00:00Z'],
        ['es/olivo', '77000001', '2026-11-04T08:00:00Z'],
        ['de/linden', 'ABCDEFGHIJKLMNOPQRST', '2026-11-01T08:00:00Z'],
        ['de/ahorn', 'ABCDEFGHIJKLMNOPQRST', '2026-11-02T08:00:00Z'],
      ];
      for (const order of orders) await client.query(insertOrder, order);
    },
    look: async (client) =>
      (
        await client.query<{ shop: string; number: string }>(
          `select o.brand || '/' || s.external_id as shop, o.number from seller_order o join seller s on s.id = o.seller_id
           order by o.brand, o.number`,
        )
      ).rows,
  });
  expect(rows.map(({ shop, number }) => `${shop} ${number}`)).toEqual([
    'de/linden 77000001',
    'de/birke 77000001-2',
    'de/ahorn 77000001-3',
    'de/birke 77000001-4',
    'de/ahorn ABCDEFGHIJKLMNOPQR-2',
    'de/linden ABCDEFGHIJKLMNOPQRST',
    'es/olivo 77000001',
  ]);
});
