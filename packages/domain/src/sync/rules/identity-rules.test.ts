import { describe, expect, test } from 'vitest';
import type { IdentifierProblem, RowFacts } from '../facts.ts';
import { earlier, rowFacts } from '../testing/sample-row.ts';
import { duplicatedByPartner, saysOtherwise } from './duplicated-by-partner.ts';
import { duplicatedInCatalogue } from './duplicated-in-catalogue.ts';
import { missingIdentifier } from './missing-identifier.ts';
import { newProduct } from './new-product.ts';
import { unreadableFormat } from './unreadable-format.ts';

const wrongDigit: IdentifierProblem = { problem: 'wrong_check_digit', field: 'code', text: '03752865', expected: '4' };

test.each<[string, Partial<RowFacts>, boolean]>([
  ['everything can be read', {}, false],
  ['a stock with a unit', { unreadable: { field: 'stock', problem: 'not_a_number', text: '12 uds.' } }, true],
])('SYN-01 unreadable_format: %s', (_title, changes, applies) => {
  expect(unreadableFormat(rowFacts(changes))?.type).toBe(applies ? 'unreadable_format' : undefined);
});

test.each<[string, Partial<RowFacts>, boolean]>([
  ['all there', {}, false],
  ['neither code nor EAN', { hasIdentifier: false }, true],
  ['the only code is wrong', { identifierProblem: wrongDigit }, true],
  ['no price', { price: null }, true],
  ['no stock', { stock: null }, true],
  ['no stock where only prices are sent', { stock: null, mode: 'price_only' }, false],
  ['no price where only prices are sent', { price: null, mode: 'price_only' }, true],
  ['a stock of 0', { stock: 0 }, false],
])('SYN-01 missing_identifier: %s', (_title, changes, applies) => {
  expect(missingIdentifier(rowFacts(changes))?.type).toBe(applies ? 'missing_identifier' : undefined);
});

test.each<[string, Partial<RowFacts>, string | undefined]>([
  ['a code is the matter', { hasIdentifier: false, price: null }, undefined],
  ['a wrong code comes before an empty price', { identifierProblem: wrongDigit, price: null }, undefined],
  ['the price is missing', { price: null }, 'incomplete'],
  ['the stock is missing', { stock: null }, 'incomplete'],
])('UPL-05 the cause of missing_identifier: %s', (_title, changes, cause) => {
  expect(missingIdentifier(rowFacts(changes))?.cause).toBe(cause);
});

describe('SYN-01 duplicated_by_partner', () => {
  test.each<[string, Partial<RowFacts>, string | undefined, number[]]>([
    ['seen for the first time', { earlier: null }, undefined, []],
    ['the same again', {}, 'grey', [7, 1000, 1000, 5, 5]],
    ['another price', { price: 1001 }, 'grey', [7, 1000, 1001, 5, 5]],
    ['another stock', { stock: 6 }, 'grey', [7, 1000, 1000, 5, 6]],
    ['another origin', { origin: 'wholesaler' }, 'grey', [7, 1000, 1000, 5, 5]],
    ['prices only, the same', { mode: 'price_only', stock: null, origin: 'wholesaler' }, 'grey', [7, 1000, 1000]],
    ['prices only, another', { mode: 'price_only', stock: null, price: 999 }, 'grey', [7, 1000, 999]],
    ['the first had no price', { earlier: { ...earlier, price: null } }, 'grey', [7]],
  ])('%s', (_title, changes, colour, numbers) => {
    const finding = duplicatedByPartner(rowFacts({ earlier, ...changes }));
    expect(finding?.colour).toBe(colour);
    expect(finding?.numbers ?? []).toEqual(numbers);
  });

  test.each<[string, Partial<RowFacts>, boolean]>([
    ['the same', {}, false],
    ['another price', { price: 1001 }, true],
    ['another stock', { stock: 6 }, true],
    ['another origin', { origin: 'wholesaler' }, true],
    ['prices only, another stock', { mode: 'price_only', stock: 9 }, false],
  ])('says otherwise than the first row: %s', (_title, changes, otherwise) => {
    expect(saysOtherwise(rowFacts(changes), earlier)).toBe(otherwise);
  });
});

test.each<[RowFacts['match'], string | undefined]>([
  ['one', undefined],
  ['none', 'new_product'],
  ['many', 'duplicated_in_catalogue'],
  ['contradiction', 'duplicated_in_catalogue'],
])('SYN-01 a match of %s: %s', (match, type) => {
  const row = rowFacts({ match, product: null });
  expect((duplicatedInCatalogue(row) ?? newProduct(row))?.type).toBe(type);
});
