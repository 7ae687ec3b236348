import { describe, expect, test } from 'vitest';
import { type WarehouseStock, warehouseRangeOf, warehouseSellersOf } from '../demo/warehouse-range.ts';
import { randomFrom } from '../random.ts';
import type { OpenOrder, OpenOrders } from './open-order.ts';
import { deliver, reserve, type Shelves, ship } from './warehouse.ts';

const stock = (changes: Partial<WarehouseStock> = {}): WarehouseStock => ({
  onHand: 10,
  reserved: 0,
  incoming: 0,
  price: 500,
  storedSince: '2026-10-01',
  nextExpiry: '2027-10-01',
  ...changes,
});
const shelvesOf = (products: Record<string, WarehouseStock>): Shelves =>
  new Map([['S-1', new Map(Object.entries(products))]]);

function ordered(number: string, changes: Partial<OpenOrder> = {}): OpenOrder {
  return {
    number,
    seller: 'S-1',
    status: 'new',
    createdAt: '2026-11-24T08:00:00.000Z',
    deliveryType: 'standard',
    paymentStatus: 'paid',
    fulfilledByMarketplace: true,
    lines: [{ productId: 'A', quantity: 2, unitPrice: 500 }],
    courier: null,
    shipmentStatus: null,
    shipmentChangedAt: null,
    ...changes,
  };
}

const ordersOf = (...orders: OpenOrder[]): OpenOrders => new Map(orders.map((order) => [order.number, order]));

describe('OFF-08 MKT-02 orders reserve what the warehouse holds', () => {
  test.each<[string, OpenOrder[], number]>([
    ['nothing without orders', [], 0],
    ['one order', [ordered('1')], 2],
    ['two of them', [ordered('1'), ordered('2', { status: 'pending' })], 4],
    ['not those that have left', [ordered('1', { status: 'processed' })], 0],
    ['not those that the seller ships itself', [ordered('1', { fulfilledByMarketplace: false })], 0],
    ["not another seller's", [ordered('1', { seller: 'S-2' })], 0],
    ['at most what is there', [ordered('1', { lines: [{ productId: 'A', quantity: 11, unitPrice: 500 }] })], 10],
  ])('%s', (_, orders, reserved) => {
    const shelves = shelvesOf({ A: stock(), B: stock() });
    const changed = reserve(shelves, ordersOf(...orders));
    expect(shelves.get('S-1')?.get('A')?.reserved).toBe(reserved);
    expect(changed.map(({ productId }) => productId)).toEqual(reserved === 0 ? [] : ['A']);
    expect(reserve(shelves, ordersOf(...orders))).toEqual([]);
  });

  test('an order that is gone frees its units', () => {
    const shelves = shelvesOf({ A: stock({ reserved: 4 }) });
    expect(reserve(shelves, ordersOf(ordered('1')))).toEqual([
      { seller: 'S-1', productId: 'A', stock: stock({ reserved: 2 }) },
    ]);
  });
});

test('OFF-08 MKT-02 a parcel takes its units along; the last one leaves no days behind', () => {
  const shelves = shelvesOf({ A: stock({ reserved: 2 }), B: stock({ onHand: 1, reserved: 1 }) });
  const lines = [
    { productId: 'A', quantity: 2, unitPrice: 500 },
    { productId: 'B', quantity: 3, unitPrice: 500 },
    { productId: 'C', quantity: 1, unitPrice: 500 },
  ];
  expect(ship(shelves, { seller: 'S-1', lines })).toEqual([
    { seller: 'S-1', productId: 'A', stock: stock({ onHand: 8 }) },
    { seller: 'S-1', productId: 'B', stock: stock({ onHand: 0, storedSince: null, nextExpiry: null }) },
  ]);
});

test('OFF-08 MKT-02 what runs low is sent for, and comes in later', () => {
  const [seller] = warehouseSellersOf('es');
  if (seller === undefined) throw new Error('the demo has no such shop');
  const { externalId } = seller;
  const [product] = warehouseRangeOf(seller);
  const productId = product?.productId ?? '';
  const shelves: Shelves = new Map([
    [externalId, new Map([[productId, stock({ onHand: 0, storedSince: null, nextExpiry: null })]])],
  ]);
  const moment = { today: '2026-11-24', random: randomFrom('deliveries') };
  const [sentFor] = deliver(shelves, seller, moment);
  const incoming = sentFor?.stock?.incoming ?? 0;
  expect(incoming).toBeGreaterThanOrEqual(12);
  const arrived = deliver(shelves, seller, moment);
  expect(arrived).toEqual([
    {
      seller: externalId,
      productId,
      stock: expect.objectContaining({ onHand: incoming, incoming: 0, storedSince: '2026-11-24' }),
    },
  ]);
  expect(deliver(shelves, seller, moment)).toEqual([]);
});
