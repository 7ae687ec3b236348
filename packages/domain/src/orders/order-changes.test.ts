import { expect, test } from 'vitest';
import { type OrderChanges, orderChanges, type OrderStep } from './order-changes.ts';
import { nothingLeft } from './totals.ts';

const at = new Date('2026-11-24T12:00:00Z');
const some = { units: 2, subtotal: 958, discount: 0, shipping: 395, total: 1353 };
const cancelled = { status: 'cancelled', stamps: { cancelledAt: at }, totals: nothingLeft } as const;
const prepared = {
  status: 'processed',
  stamps: { processedAt: at },
  shipment: { status: 'prepared', changedAt: at },
} as const;

test.each<[Omit<OrderStep, 'at'>, OrderChanges]>([
  [{ action: 'confirm' }, { status: 'pending', stamps: { confirmedAt: at } }],
  [{ action: 'process' }, prepared],
  [{ action: 'process_in_warehouse' }, prepared],
  [{ action: 'reject' }, { ...cancelled, cancelledBy: 'seller' }],
  [
    { action: 'cancel_units', left: some },
    { stamps: {}, totals: some },
  ],
  [
    { action: 'cancel_units', left: nothingLeft },
    { ...cancelled, cancelledBy: 'seller' },
  ],
  [{ action: 'cancel_by_customer' }, { ...cancelled, cancelledBy: 'customer' }],
  [{ action: 'cancel_by_marketplace' }, { ...cancelled, cancelledBy: 'marketplace' }],
  [{ action: 'edit_tracking' }, { stamps: {} }],
  [{ action: 'edit_pickup_code' }, { stamps: {} }],
  [{ action: 'finalise' }, { status: 'finalised', stamps: { finalisedAt: at } }],
  [
    { action: 'move_shipment', shipment: 'incident' },
    { stamps: {}, shipment: { status: 'incident', changedAt: at } },
  ],
  [{ action: 'settle' }, { stamps: {}, payment: 'paid' }],
])('ORD-04 %o changes what the table lists, and nothing else', (step, changes) => {
  expect(orderChanges({ ...step, at })).toEqual(changes);
});
