import { noOwnHeaders } from '@offizin/domain/uploads/own-headers';
import { newParsedRow, type ParsedRow } from '@offizin/domain/uploads/read-row';
import { describe, expect, test } from 'vitest';
import { readFileRows } from './file-rows.ts';
import { type CodedOffer, handoverLocale, handoverText } from './handover-text.ts';

const offer = (changes: Partial<CodedOffer> = {}): CodedOffer => ({
  code: '4938275',
  gtin: '7680493827013',
  price: 480,
  stock: 12,
  origin: 'own',
  sku: 'A-1',
  ...changes,
});

async function readBack(offers: readonly CodedOffer[], market = 'CH'): Promise<Partial<ParsedRow>[]> {
  const rows: ParsedRow[] = [];
  await readFileRows({
    file: Buffer.from(handoverText(offers), 'utf8'),
    acceptsText: true,
    mode: 'stock_and_price',
    seller: { market, locale: handoverLocale, currency: 'CHF' },
    corrections: new Map(),
    ownHeaders: noOwnHeaders,
    onRow: (row) => rows.push({ ...newParsedRow(), ...row }),
  });
  return rows;
}

describe('MKT-01 what is handed over is read back as it was given', () => {
  test.each<[string, Partial<CodedOffer>, Partial<ParsedRow>]>([
    [
      'plain',
      {},
      {
        code: '4938275',
        gtin: '07680493827013',
        price: 480,
        stock: 12,
        origin: 'own',
        sku: 'A-1',
        unreadable: null,
        notes: [],
      },
    ],
    ['a large price', { price: 123_450 }, { price: 123_450 }],
    ['a price of a single cent', { price: 1 }, { price: 1 }],
    [
      'the largest stock, from the wholesaler',
      { stock: 99_999, origin: 'wholesaler' },
      { stock: 99_999, origin: 'wholesaler' },
    ],
    ['an EAN alone', { code: null }, { code: null, gtin: '07680493827013' }],
    ['a code alone', { gtin: null }, { code: '4938275', gtin: null }],
    ['an own number with signs of its own', { sku: '=A;"1"-ß' }, { sku: '=A;"1"-ß' }],
    ['none', { sku: undefined }, { sku: null }],
  ])('%s', async (_, changes, expected) => {
    const { sku = 'A-1', ...rest } = changes;
    const given =
      'sku' in changes && changes.sku === undefined
        ? { code: '4938275', gtin: '7680493827013', price: 480, stock: 12, origin: 'own' as const }
        : offer({ ...rest, sku });
    expect((await readBack([given]))[0]).toMatchObject({ isEmpty: false, ...expected });
  });

  test('line by line, also where products are known by their EAN alone', async () => {
    const rows = await readBack([offer({ code: null, price: 100 }), offer({ code: null, price: 200 })], 'GB');
    expect(rows.map((row) => row.price)).toEqual([100, 200]);
  });
});
