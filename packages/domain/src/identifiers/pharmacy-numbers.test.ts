import { describe, expect, test } from 'vitest';
import { canonicalCode, codeInGtin, codeLength, rightCode } from './canonical-code.ts';
import { codeSystemIds, type CodeSystemId } from './code-systems.ts';
import { isGtin } from './gtin.ts';
import { ntinOf } from './ntin.ts';
import { ppnOf, pznOfPpn } from './ppn.ts';

test.each([
  ['110375286414', '03752864'],
  ['110375286415', null],
  ['110375286514', null],
  ['120375286414', null],
  ['11037528641', null],
])('VAL-05 PPN %s carries PZN %s', (ppn, pzn) => {
  expect(pznOfPpn(ppn)).toBe(pzn);
});

test('VAL-05 PPN and NTIN of a PZN', () => {
  expect(ppnOf('03752864')).toBe('110375286414');
  expect(ntinOf('03752864')).toBe('4150037528643');
  expect(isGtin('04150037528643')).toBe(true);
});

describe('VAL-05 codes as they are stored', () => {
  test.each<[CodeSystemId, string, string | null]>([
    ['pzn', '3752864', '03752864'],
    ['pzn', '03752865', null],
    ['cn', '654196.8', '654196'],
    ['cn', '654196.7', '654196'],
    ['cip', '4949729', '3400949497294'],
    ['cip', '3400949497294', '3400949497294'],
    ['aic', '34208013', '034208013'],
    ['cnp', '2046688', '2046688'],
    ['pharmacode', '1276774', '1276774'],
    ['pharmacode', 'A276774', null],
  ])('%s %s: %s', (system, typed, code) => {
    expect(canonicalCode(system, typed)).toBe(code);
    expect(code?.length ?? codeLength[system]).toBe(codeLength[system]);
  });

  test.each<[CodeSystemId, string, string | null]>([
    ['cn', '654196', '654196'],
    ['cn', '654196.8', '654196'],
    ['cn', '654196.7', null],
    ['cn', '6541A6.8', null],
    ['pzn', '03752864', '03752864'],
    ['pzn', '3752864', null],
    ['cip', '3400949497294', '3400949497294'],
    ['cip', '3402949497294', null],
    ['cnp', '2046688', '2046688'],
    ['aic', '034208014', null],
    ['pharmacode', '1276773', '1276773'],
    ['pharmacode', '1276774', null],
    ['pharmacode', '7280001', '7280001'],
  ])('%s %s right as it stands: %s', (system, text, code) => {
    expect(rightCode(system, text)).toBe(code);
  });

  test.each<[string, Partial<Record<CodeSystemId, string>>]>([
    ['08470006541968', { cn: '654196' }],
    ['04150037528643', { pzn: '03752864' }],
    ['03400949497294', { cip: '3400949497294' }],
    ['03401320505052', { cip: '3401320505052' }],
    ['07680493827012', {}],
    ['8470006541968', {}],
  ])('GTIN %s carries %o', (gtin, codes) => {
    for (const system of codeSystemIds) expect(codeInGtin(system, gtin)).toBe(codes[system] ?? null);
  });
});
