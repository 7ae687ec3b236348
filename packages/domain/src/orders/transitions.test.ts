import { describe, expect, test } from 'vitest';
import { orderStatuses, orderTabOf, orderTabs, type OrderStatus } from './statuses.ts';
import {
  actionsAllowedFor,
  isShipmentOver,
  orderActions,
  statusAfter,
  transitionFor,
  type OrderAction,
} from './transitions.ts';

const arrivals: Readonly<Record<OrderAction, Partial<Record<OrderStatus, OrderStatus>>>> = {
  confirm: { new: 'pending' },
  process: { new: 'processed', pending: 'processed' },
  reject: { new: 'cancelled', pending: 'cancelled' },
  cancel_units: { new: 'new', pending: 'pending' },
  edit_tracking: { processed: 'processed' },
  edit_pickup_code: { processed: 'processed' },
  cancel_by_customer: { new: 'cancelled', pending: 'cancelled' },
  cancel_by_marketplace: { new: 'cancelled', pending: 'cancelled' },
  finalise: { processed: 'finalised' },
  process_in_warehouse: { new: 'processed', pending: 'processed' },
  move_shipment: { processed: 'processed', finalised: 'finalised' },
  settle: { new: 'new', pending: 'pending', processed: 'processed', finalised: 'finalised', cancelled: 'cancelled' },
};

describe('ORD-04 order transitions', () => {
  const cases = orderActions.flatMap((action) => orderStatuses.map((status) => [action, status] as const));
  test.each(cases)('%s from %s leads where domain-rules §1 allows, else nowhere', (action, status) => {
    expect(statusAfter(action, status, 3)).toBe(arrivals[action][status] ?? null);
  });

  test.each(['new', 'pending'] as const)('ORD-05 cancelling every unit cancels an order that was %s', (status) => {
    expect(statusAfter('cancel_units', status, 0)).toBe('cancelled');
  });

  test.each([
    ['new', ['confirm', 'process', 'reject', 'cancel_units']],
    ['pending', ['process', 'reject', 'cancel_units']],
    ['processed', ['edit_tracking', 'edit_pickup_code']],
    ['finalised', []],
    ['cancelled', []],
  ] as const)('the seller may do this with an order that is %s', (status, actions) => {
    expect(actionsAllowedFor(status, 'seller')).toEqual(actions);
  });

  test.each([
    ['new', ['cancel_by_customer', 'cancel_by_marketplace']],
    ['pending', ['cancel_by_customer', 'cancel_by_marketplace']],
    ['processed', ['finalise']],
    ['finalised', []],
    ['cancelled', []],
  ] as const)('the marketplace may do this with an order that is %s', (status, actions) => {
    expect(actionsAllowedFor(status, 'marketplace')).toEqual(actions);
  });

  test('ORD-10 every action of the seller is versioned, none of the marketplace', () => {
    const versioned = orderActions.filter((action) => transitionFor(action).guards.includes('version'));
    expect(versioned).toEqual(orderActions.filter((action) => transitionFor(action).by === 'seller'));
  });

  test('ORD-05 every cancellation names who cancelled and cannot be undone', () => {
    const cancelling = orderActions.filter((action) => statusAfter(action, 'new', 0) === 'cancelled');
    expect(cancelling.map((action) => [action, transitionFor(action).cancelledBy])).toEqual([
      ['reject', 'seller'],
      ['cancel_units', 'seller'],
      ['cancel_by_customer', 'customer'],
      ['cancel_by_marketplace', 'marketplace'],
    ]);
    expect(cancelling.some((action) => transitionFor(action).reversible)).toBe(false);
  });

  test.each([
    ['delivered', 0, true],
    ['on_route', 13.99, false],
    ['on_route', 14, true],
    ['delivered_at_pickup_point', 1, false],
    ['incident', 30, false],
  ] as const)('a shipment %s after %d days is over: %s', (status, days, over) => {
    const processedAt = new Date('2026-11-01T10:00:00Z');
    const now = new Date(processedAt.getTime() + days * 86_400_000);
    expect(isShipmentOver(status, processedAt, now)).toBe(over);
  });
});

describe('ORD-02 tabs', () => {
  test('every status is in exactly one tab', () => {
    expect([...orderTabs['to-manage'], ...orderTabs.managed].toSorted()).toEqual(orderStatuses.toSorted());
    expect(orderStatuses.map(orderTabOf)).toEqual(['to-manage', 'to-manage', 'managed', 'managed', 'managed']);
  });
});
