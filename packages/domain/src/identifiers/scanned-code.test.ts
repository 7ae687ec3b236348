import { describe, expect, test } from 'vitest';
import { readScannedCode, scannedProductCode } from './scanned-code.ts';

const gs = '\u001d';
const pack = { gtin: '4150037528643', pzn: '03752864', expiresOn: '2027-01-31', batch: 'L26K07', serial: '4711' };

describe('ORD-14 a scanned pack', () => {
  test.each([
    ['GS1, as a scanner sends it', `01041500375286431727013110L26K07${gs}214711`],
    ['GS1, with the kind of code ahead', `]d201041500375286431727013110L26K07${gs}214711`],
    ['GS1, in another order', `0104150037528643214711${gs}10L26K07${gs}17270131`],
    ['GS1, as it is printed', '(01)04150037528643(17)270131(10)L26K07(21)4711'],
  ])('%s', (_, typed) => {
    expect(readScannedCode(typed)).toEqual(pack);
  });

  test('of the German pharmacies’ form', () => {
    const typed = `[)>\u001e06${gs}9N110375286414${gs}1TL26K07${gs}D270131${gs}S4711\u001e\u0004`;
    expect(readScannedCode(typed)).toEqual({ ...pack, gtin: null });
  });

  test.each([
    ['-03752864', '03752864'],
    ['PZN-03752864', '03752864'],
    ['PZN - 3752864', '03752864'],
  ])('%s in Code 39 is its PZN', (typed, pzn) => {
    expect(scannedProductCode(typed)).toBe(pzn);
  });

  test('a month without a day ends with the month, and other GTINs are found by themselves', () => {
    expect(readScannedCode('01084700071278641728020010A1')).toEqual({
      gtin: '8470007127864',
      pzn: null,
      expiresOn: '2028-02-29',
      batch: 'A1',
      serial: null,
    });
    expect(scannedProductCode('010847000712786417280200')).toBe('8470007127864');
  });

  test.each([
    ['a bare number', '04150037528643'],
    ['an order number', '0104150012'],
    ['a wrong check digit', '010415003752864417270131'],
    ['a PPN with a wrong check number', `[)>\u001e06${gs}9N110375286415`],
    ['a PZN with a wrong check digit', '-03752865'],
    ['a name', 'Doris, Umkirch'],
    ['nothing', ''],
  ])('is not %s', (_, typed) => {
    expect(readScannedCode(typed)).toBeNull();
  });

  test('a day that does not exist is none', () => {
    expect(readScannedCode('010415003752864317271331')?.expiresOn).toBeNull();
    expect(readScannedCode('010415003752864317270231')?.expiresOn).toBeNull();
  });
});
