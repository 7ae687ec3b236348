import { expect, test, vi } from 'vitest';
import { createStore } from './store.ts';

test('a store tells its listeners of each change until they leave', () => {
  const store = createStore('a');
  const heard = vi.fn<() => void>();
  const leave = store.subscribe(() => heard());
  store.set('b');
  expect([store.current(), heard.mock.calls.length]).toEqual(['b', 1]);
  leave();
  store.set('c');
  expect([store.current(), heard.mock.calls.length]).toEqual(['c', 1]);
});
