import { expect, test } from 'vitest';
import { sourceFindings, withTranslated } from './message-sources.ts';

const before = { orders: { title: 'Orders', left: '{count} left' }, home: 'Home' };
const sources = withTranslated(before, {}, []);

test('translations of the English text of now are right', () => {
  expect(Object.keys(sources)).toEqual(['home', 'orders.left', 'orders.title']);
  expect(sourceFindings(before, sources)).toEqual([]);
});

test('an English text that has gained a sentence is found until its translations were read', () => {
  const now = { ...before, home: 'Home. If you need help, contact support.' };
  expect(sourceFindings(now, sources)).toEqual([expect.stringMatching(/^home: the English text is newer/)]);
  expect(sourceFindings(now, withTranslated(now, sources, ['orders.title']))).toHaveLength(1);
  expect(sourceFindings(now, withTranslated(now, sources, ['home']))).toEqual([]);
});

test('a new text is found, and one that is gone', () => {
  const { home: _home, ...rest } = before;
  const now = { ...rest, search: 'Search' };
  const findings = sourceFindings(now, sources);
  expect(findings).toEqual([
    expect.stringMatching(/^search: the English/),
    expect.stringMatching(/^home: there is no/),
  ]);
  expect(sourceFindings(now, withTranslated(now, sources, ['search', 'home']))).toEqual([]);
});
