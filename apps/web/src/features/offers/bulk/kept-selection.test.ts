import { expect, test, vi } from 'vitest';

const session = { userId: 'anna', sellerId: 'linden' };
vi.mock('../../../platform/session.ts', () => ({ currentSession: () => ({ session }) }));
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const { dropChosen, idsOf, keepChosen, keptChosen } = await import('./kept-selection.ts');

test('PRO-11 the chosen offers are there again in their list, once', () => {
  keepChosen('list', new Set());
  expect([...stored]).toEqual([]);
  keepChosen('list', new Set(['b', 'a']));
  expect([...keptChosen('other')]).toEqual([]);
  expect([...keptChosen('list')]).toEqual(['b', 'a']);
  dropChosen('list');
  expect([...keptChosen('list')]).toEqual([]);
});

test('PRO-11 the same offers have the same name in any order', () => {
  expect(idsOf([{ productId: 'b' }, { productId: 'a' }])).toBe(idsOf([{ productId: 'a' }, { productId: 'b' }]));
});
