import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import type { SearchGroup } from './search-groups.ts';
import { rememberedBy, withRemembered, wordsToRemember } from './remembered-searches.ts';

const anna = { user: 'anna', shop: 'linden' };
const words = (typed: string) => ({ kind: 'words', typed }) as const;

describe('GEN-15 no name of a customer stays in the browser', () => {
  const rows: [string, SearchGroup, string | null, string | null][] = [
    ['ibulenta', 'products', null, 'ibulenta'],
    [' 11835400 ', 'products', null, '11835400'],
    ['LI-2026', 'invoices', null, 'LI-2026'],
    ['Preise', 'uploads', null, 'Preise'],
    ['sommer breisach', 'orders', '48101183', null],
    ['1183', 'orders', '48101183', '1183'],
    ['101 183', 'orders', '48101183', '101 183'],
    ['165172', 'orders', '48101183', null],
    ['165172', 'warehouseOrders', '48101183', null],
    ['a', 'products', null, null],
  ];
  test.each(rows)('%j that led to %s', (typed, opened, number, kept) => {
    expect(wordsToRemember(typed, opened, number)).toBe(kept);
  });
});

describe('GEN-15 what was found last', () => {
  test('is of the person in the shop, the latest first, each once', () => {
    let stored: unknown = null;
    for (const typed of ['one', 'two', 'ONE']) stored = withRemembered(stored, anna, words(typed));
    stored = withRemembered(stored, anna, { kind: 'screen', screen: 'invoices' });
    stored = withRemembered(stored, { ...anna, shop: 'eiche' }, words('three'));
    expect(rememberedBy(stored, anna)).toEqual([{ kind: 'screen', screen: 'invoices' }, words('ONE'), words('two')]);
    expect(rememberedBy(stored, { ...anna, shop: 'eiche' })).toEqual([words('three')]);
    expect(rememberedBy(stored, { user: 'carla', shop: 'linden' })).toEqual([]);
  });

  test('is only so much', () => {
    let stored: unknown = null;
    for (let each = 0; each < 20; each += 1) stored = withRemembered(stored, anna, words(`word ${each}`));
    expect(rememberedBy(stored, anna)).toHaveLength(limits.searchesRemembered);
    expect(rememberedBy(stored, anna)[0]).toEqual(words('word 19'));
  });

  test.each([
    ['nothing', null],
    ['something else', 'x'],
    [
      'other things in a list',
      [1, null, { user: 'anna' }, { ...anna, found: {} }, { ...anna, found: { screen: 'gone' } }],
    ],
    ['empty words', [{ ...anna, found: { typed: ' ' } }]],
  ])('%s is none', (_, stored) => {
    expect(rememberedBy(stored, anna)).toEqual([]);
  });
});
