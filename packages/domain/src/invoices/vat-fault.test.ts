import { describe, expect, test } from 'vitest';
import { vatCategories, vatReasonCodes } from './vat-category.ts';
import { categorised, type Taxed, type TaxedDocument, vatFault } from './vat-fault.ts';

const at = (countryCode: string, postalCode: string, vatNumber?: string): Taxed => ({
  countryCode,
  postalCode,
  vatNumber,
});
const german = at('DE', '79098', 'DE811569869');
const spanish = at('ES', '46004', 'ESB58378431');
const greek = at('GR', '105 58', 'EL094259216');
const canary = at('ES', '35001', 'ESB58378431');
const swiss = at('CH', '8400', 'CHE107310525');
const british = at('GB', 'BS1 4ST', 'GB980780684');
const unnumbered = at('FR', '31000');

const line = (vatRate: number, vatCategory?: TaxedDocument['lines'][number]['vatCategory'], quantity = 1) => ({
  text: 'Commission',
  quantity,
  unitPrice: 1000,
  vatRate,
  vatCategory,
});
const document = (changes: Partial<TaxedDocument>): TaxedDocument => ({
  supplier: german,
  customer: german,
  reverseCharge: false,
  lines: [line(0)],
  ...changes,
});

describe('INV-04 what a line without VAT falls under follows from where the two are', () => {
  test.each([
    ['at home', german, german, false, 'E'],
    ['at home, owed by the customer', german, german, true, 'AE'],
    ['to another member state', german, spanish, true, 'AE'],
    ['to Greece, whose numbers begin with EL', german, greek, true, 'AE'],
    ['to the Canary Islands', spanish, canary, false, 'O'],
    ['between two shops on them', canary, canary, false, 'E'],
    ['from them', canary, spanish, true, 'AE'],
    ['to Switzerland', german, swiss, false, 'O'],
    ['to Switzerland, where its law lets the customer owe it', german, swiss, true, 'O'],
    ['within Switzerland', swiss, swiss, false, 'E'],
    ['from Switzerland', swiss, german, true, 'AE'],
    ['to Great Britain', spanish, british, true, 'O'],
    ['from Great Britain', british, spanish, true, 'AE'],
    ['from Switzerland to Great Britain', swiss, british, false, 'O'],
  ] as const)('%s', (_, supplier, customer, reverseCharge, category) => {
    const found = document({ supplier, customer, reverseCharge });
    expect(categorised(found).map(({ vatCategory }) => vatCategory)).toEqual([category]);
    expect(vatFault(found)).toBeNull();
  });

  test('what has a rate is the usual one, and what a line says is left to it', () => {
    const lines = [line(1900), line(0), line(0, 'Z')];
    expect(categorised(document({ lines })).map(({ vatCategory }) => vatCategory)).toEqual(['S', 'E', 'Z']);
  });
});

describe('INV-04 what contradicts in the VAT of a document', () => {
  test.each([
    ['a rate and reverse charge', { lines: [line(1900, 'AE')], reverseCharge: true }, 'rate', 'AE'],
    ['the usual one without a rate', { lines: [line(0, 'S')] }, 'rate', 'S'],
    ['a rate of what is exempt', { lines: [line(700, 'E')] }, 'rate', 'E'],
    ['a rate of zero-rated goods', { lines: [line(700, 'Z')] }, 'rate', 'Z'],
    ['a rate outside the scope', { lines: [line(1900, 'O')] }, 'rate', 'O'],
    ['an intra-Community supply in one country', { lines: [line(0, 'K')] }, 'route', 'K'],
    ['an intra-Community supply to Great Britain', { customer: british, lines: [line(0, 'K')] }, 'route', 'K'],
    ['an export within the Union', { customer: spanish, lines: [line(0, 'G')] }, 'route', 'G'],
    [
      'reverse charge out of the Union',
      { customer: british, lines: [line(0, 'AE')], reverseCharge: true },
      'route',
      'AE',
    ],
    [
      'reverse charge within Switzerland',
      { supplier: swiss, customer: swiss, lines: [line(0, 'AE')], reverseCharge: true },
      'route',
      'AE',
    ],
    [
      'a supplier without any number',
      { supplier: unnumbered, customer: unnumbered, lines: [line(2000)] },
      'supplier_number',
      'S',
    ],
    [
      'an export of somebody without a VAT number',
      { supplier: { ...unnumbered, taxNumber: '12/345' }, customer: british, lines: [line(0, 'G')] },
      'supplier_number',
      'G',
    ],
    [
      'no VAT to a customer abroad without a VAT number',
      { customer: unnumbered, reverseCharge: true },
      'customer_number',
      'AE',
    ],
    [
      'reverse charge at home without a VAT number',
      { supplier: at('FR', '75001', 'FR40303265045'), customer: unnumbered, reverseCharge: true },
      'customer_number',
      'AE',
    ],
    [
      'a number of another register',
      { customer: { ...spanish, vatNumber: 'GB980780684' }, reverseCharge: true },
      'customer_number',
      'AE',
    ],
    ['outside the scope beside a rate', { customer: british, lines: [line(0), line(1900)] }, 'mixed', 'O'],
    ['outside the scope beside an export', { customer: british, lines: [line(0, 'O'), line(0, 'G')] }, 'mixed', 'O'],
    ['nobody owes what the customer owes', { customer: spanish }, 'reverse_charge', 'AE'],
    [
      'the customer owes what the supplier charges',
      { lines: [line(1900)], reverseCharge: true },
      'reverse_charge',
      'S',
    ],
    ['the customer owes what is exempt', { lines: [line(0, 'E')], reverseCharge: true }, 'reverse_charge', 'E'],
    ['a reason of no line', { vatReasons: [{ category: 'AE' }] }, 'reason', 'AE'],
    ['a reason of a rate', { lines: [line(1900)], vatReasons: [{ category: 'S', text: 'why' }] }, 'reason', 'S'],
    ['a code of another category', { vatReasons: [{ category: 'E', code: 'VATEX-EU-AE' }] }, 'reason', 'E'],
    ['two reasons of one category', { vatReasons: [{ category: 'E' }, { category: 'E' }] }, 'reason', 'E'],
  ] as const)('%s', (_, changes, fault, category) => {
    expect(vatFault(document(changes))).toEqual({ fault, category });
  });

  test.each([
    ['rates and exempt together', { lines: [line(1900), line(700), line(0)] }],
    ['a rate and reverse charge together', { customer: spanish, lines: [line(1900), line(0)], reverseCharge: true }],
    ['a customer abroad without a number pays VAT', { customer: unnumbered, lines: [line(1900)] }],
    ['goods to another member state', { customer: spanish, lines: [line(0, 'K')] }],
    ['goods out of the Union', { customer: british, lines: [line(0, 'G')] }],
    [
      'a small business with a tax number',
      { supplier: { ...unnumbered, taxNumber: '12/345/67890' }, customer: unnumbered },
    ],
    [
      'an exemption with its code',
      { vatReasons: [{ category: 'E', code: 'VATEX-EU-132-1B', text: '§ 4 Nr. 14 UStG' }] },
    ],
    ['a report', { lines: [], reverseCharge: false }],
  ] as const)('nothing: %s', (_, changes) => {
    expect(vatFault(document(changes))).toBeNull();
  });
});

test('INV-04 no code of a reason belongs to two categories', () => {
  expect(new Set(vatReasonCodes).size).toBe(vatReasonCodes.length);
  expect(vatReasonCodes).toContain('VATEX-EU-132-1Q');
  expect(vatCategories).toHaveLength(7);
});
