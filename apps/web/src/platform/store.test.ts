import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store notifies its listeners of each change until they leave', () => {
  const store = createStore('a');
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(() => listener());
  store.set('b');
  expect([store.current(), listener.mock.calls.length]).toEqual(['b', 1]);
  leave();
  store.set('c');
  expect([store.current(), listener.mock.calls.length]).toEqual(['c', 1]);
});
