import { describe, expect, test } from 'vitest';
import { roles } from '../access/roles.ts';
import { isNameTaken, mayChangeView } from './saved-views.ts';

describe('ORD-21 saved views', () => {
  test('are saved for oneself by whoever sees the list, for the shop by whoever acts on it', () => {
    const may = (list: 'orders' | 'offers', scope: 'own' | 'shop') =>
      roles.filter((role) => mayChangeView(role, list, scope));
    expect(may('orders', 'own')).toEqual(roles);
    expect(may('orders', 'shop')).toEqual(['owner', 'manager', 'orders']);
    expect(may('offers', 'own')).toEqual(roles);
    expect(may('offers', 'shop')).toEqual(['owner', 'manager', 'catalogue']);
  });

  test.each([
    ['Express', 'own', true],
    ['express ', 'own', true],
    ['Express', 'shop', false],
    ['Exp', 'own', false],
  ] as const)('the name %j of a view (%s) is taken: %s', (name, scope, taken) => {
    expect(isNameTaken([{ name: 'Express', scope: 'own' }], { name, scope })).toBe(taken);
  });
});
