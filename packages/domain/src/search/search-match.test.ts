import { describe, expect, test } from 'vitest';
import { beginsWords, hasAll, matchedRanges } from './search-match.ts';

/** Brackets show what is underlined. */
function marked(text: string, typed: string): string {
  return matchedRanges(text, typed).reduceRight(
    (whole, [from, to]) => `${whole.slice(0, from)}[${whole.slice(from, to)}]${whole.slice(to)}`,
    text,
  );
}

describe('GEN-15 what was typed is marked', () => {
  test.each([
    ['11835400', '1183', '[1183]5400'],
    ['48\u00a0101\u00a0183', '1183', '48\u00a010[1\u00a0183]'],
    ['48\u00a0101\u00a0183', '101 18', '48\u00a0[101\u00a018]3'],
    ['LI-2026-001183', '1183', 'LI-2026-00[1183]'],
    ['LI-2026-001183', 'li-2026', '[LI-2026]-001183'],
    ['Álvaro, Núñez', 'nunez alv', '[Álv]aro, [Núñez]'],
    ['Weiß & Sohn', 'weiss', '[Weiß] & Sohn'],
    ['Straße', 'stras', '[Straß]e'],
    ['Rotöl Öl', 'ol', 'Rotöl [Öl]'],
    ['Ibulenta 400 mg akut', 'ib ibu', '[Ibu]lenta 400 mg akut'],
    ['Bestellungen', 'xyz', 'Bestellungen'],
    ['a.b*c', 'b*', 'a.[b*]c'],
    ['Bestellungen', '', 'Bestellungen'],
  ])('%s by %j', (text, typed, shown) => {
    expect(marked(text, typed)).toBe(shown);
  });
});

describe('GEN-15 screens are found by the beginnings of their words', () => {
  test.each([
    ['Bestellungen', 'best', true],
    ['Bestellungen', 'stell', false],
    ['Unternehmen und Steuer', 'steuer', true],
    ['Unternehmen und Steuer', 'steu unt', true],
    ['Unternehmen und Steuer', 'steu x', false],
    ['Geschäftsprofil', 'geschaf', true],
    ['Vacaciones y cierres', 'Cie', true],
    ['Sync-Ergebnisse', 'erg', true],
    ['Facturación', 'facturacion', true],
    ['Bestellungen', ' ', false],
  ])('%s by %j: %s', (text, typed, is) => {
    expect(beginsWords(text, typed)).toBe(is);
  });
});

describe('GEN-15 an answer is narrowed while the next one comes', () => {
  test.each([
    [['48101183', 'Heike', 'Breisach'], '1183', true],
    [['48101183', 'Heike', 'Breisach'], '48 101', true],
    [['48101183', 'Heike', 'Breisach'], '11834', false],
    [['48101183', 'Heike', 'Breisach'], 'breis hei', true],
    [['48101183', 'Heike', 'Breisach'], 'heiko', false],
    [['Ibulenta', null], 'ibu', true],
  ])('%j by %j: %s', (texts, typed, is) => {
    expect(hasAll(texts, typed)).toBe(is);
  });
});
