import { expect, test, vi } from 'vitest';
import { lookedUpOnce } from './words.ts';

test('OFF-04 a word is looked up when it is first needed, and never again', () => {
  const translate = vi.fn((key: 'own' | 'wholesaler') => `word of ${key}`);
  const word = lookedUpOnce(translate);
  expect([word('own'), word('own'), word('wholesaler'), word('own')]).toEqual(['word of own', 'word of own', 'word of wholesaler', 'word of own']);
  expect(translate.mock.calls).toEqual([['own'], ['wholesaler']]);
});
