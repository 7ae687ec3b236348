import { expect, test } from 'vitest';
import { lookedUpOnce } from './words.ts';

test('OFF-04 a word is looked up when it is first needed, and never again', () => {
  const asked: string[] = [];
  const word = lookedUpOnce((key: 'own' | 'wholesaler') => {
    asked.push(key);
    return `word of ${key}`;
  });
  expect([word('own'), word('own'), word('wholesaler'), word('own')]).toEqual([
    'word of own',
    'word of own',
    'word of wholesaler',
    'word of own',
  ]);
  expect(asked).toEqual(['own', 'wholesaler']);
});
