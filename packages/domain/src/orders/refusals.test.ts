import { describe, expect, test } from 'vitest';
import { actionsOffered, refusalOf } from './refusals.ts';
import { orderStatuses } from './statuses.ts';
import { actionsAllowedFor, orderActions, orderTransitions } from './transitions.ts';

describe('ORD-04 why an action is refused', () => {
  const cases = orderStatuses.flatMap((status) => orderActions.map((action) => [action, status] as const));
  test.each(cases)('%s of an order that is %s: a reason exactly where the table forbids it', (action, status) => {
    expect(refusalOf(action, status) === null).toBe(orderTransitions[action].from.includes(status));
  });

  test.each([
    ['confirm', 'pending', 'already_confirmed'],
    ['reject', 'processed', 'shipped'],
    ['edit_tracking', 'new', 'not_shipped'],
    ['edit_tracking', 'finalised', 'finalised'],
    ['process', 'cancelled', 'cancelled'],
  ] as const)('%s, %s: %s', (action, status, refusal) => {
    expect(refusalOf(action, status)).toBe(refusal);
  });

  test.each(orderStatuses)(
    'an order that is %s offers each action it allows but units, which rejecting chooses',
    (status) => {
      const allowed = actionsAllowedFor(status, 'seller').filter((action) => action !== 'cancel_units');
      const offered = actionsOffered(status).filter(({ refusal }) => refusal === null);
      expect(offered.map(({ action }) => action)).toEqual(allowed);
    },
  );
});
