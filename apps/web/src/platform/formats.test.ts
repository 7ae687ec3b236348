import { beforeAll, describe, expect, test, vi } from 'vitest';

let makeFormats: typeof import('./formats.ts').makeFormats;
beforeAll(async () => {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"brand":"de"}' }) });
  ({ makeFormats } = await import('./formats.ts'));
});

describe('GEN-04 GEN-05 numbers, money and times in each language', () => {
  test.each([
    ['de_DE', 'EUR', '1.234,50 €'],
    ['de_CH', 'CHF', 'CHF 1\'234.50'],
    ['fr_FR', 'EUR', '1 234,50 €'],
    ['es_ES', 'EUR', '1.234,50 €'],
    ['it_IT', 'EUR', '1.234,50 €'],
    ['pt_PT', 'EUR', '1 234,50 €'],
    ['en_GB', 'EUR', '€1,234.50'],
  ] as const)('%s writes %s as %s', (locale, currency, text) => {
    const written = makeFormats(locale, 'Europe/Berlin').money({ amount: 123_450, currency });
    expect(written.replaceAll(/[\u00a0\u202f]/g, ' ').replace('’', "'")).toBe(text);
  });

  test('times are those of the brand, not of the browser', () => {
    expect(makeFormats('de_DE', 'Europe/Berlin').time('2026-07-01T10:00:00Z')).toBe('12:00');
    expect(makeFormats('en_GB', 'Europe/Madrid').dayTime('2026-11-24T12:02:00Z')).toBe('Tue, 24 November 2026 at 13:02');
  });
});
