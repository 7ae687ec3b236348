import { describe, expect, test } from 'vitest';
import { aicCheckDigit } from './aic.ts';
import { cip13Of } from './cip.ts';
import { cnpCheckDigit } from './cnp.ts';
import type { CodeCheck } from './code-check.ts';
import { codeSystemOf, codeSystems, type CodeSystemId } from './code-systems.ts';
import { gtin14, gtinCheckDigit, isGtin } from './gtin.ts';
import { pharmacodeCheckDigit, swissMedicineGtin } from './pharmacode.ts';
import { cnControlDigit, cnToEan } from './spanish-cn.ts';

function summary(check: CodeCheck): string {
  if (check.result === 'valid') return check.code;
  if (check.result === 'wrong_format') return 'wrong format';
  return `${check.severity}: ${check.expected ?? 'none'} expected`;
}

describe('VAL-05 national codes', () => {
  test.each<[CodeSystemId, string, string]>([
    ['pzn', '03752864', '03752864'],
    ['pzn', '04877800', '04877800'],
    ['pzn', '3752864', '03752864'],
    ['pzn', '03752865', 'error: 4 expected'],
    ['pzn', '00000050', 'error: 2 expected'],
    ['pzn', '00000039', 'error: none expected'],
    ['pzn', '375286', 'wrong format'],
    ['pzn', '0375286A', 'wrong format'],
    ['cn', '654196', '654196'],
    ['cn', '654196.8', '654196'],
    ['cn', '6541968', '654196'],
    ['cn', '654196.7', 'warning: 8 expected'],
    ['cn', '654196.', 'wrong format'],
    ['cn', '65419', 'wrong format'],
    ['cip', '3400949497294', '3400949497294'],
    ['cip', '3400949497295', 'error: 4 expected'],
    ['cip', '4949729', '4949729'],
    ['cip', '3402949497294', 'wrong format'],
    ['aic', '000307052', '000307052'],
    ['aic', '034208013', '034208013'],
    ['aic', '34208013', '034208013'],
    ['aic', '034208014', 'error: 3 expected'],
    ['cnp', '2046688', '2046688'],
    ['cnp', '2047397', '2047397'],
    ['cnp', '2047398', 'error: 7 expected'],
    ['cnp', '1047397', 'warning: 8 expected'],
    ['cnp', '204739', 'wrong format'],
    ['pharmacode', '1276773', '1276773'],
    ['pharmacode', '1276774', 'warning: 3 expected'],
    ['pharmacode', '7280001', '7280001'],
    ['pharmacode', '12345678', 'wrong format'],
  ])('%s %s: %s', (system, typed, expected) => {
    expect(summary(codeSystems[system].check(typed))).toBe(expected);
  });

  test.each([
    ['200000', '8'],
    ['812345', '5'],
    ['912345', '5'],
    ['212345', '3'],
  ])('CNP %s ends in %s; a first digit 8 or 9 is not counted', (firstSix, digit) => {
    expect(cnpCheckDigit(firstSix)).toBe(digit);
  });

  test.each([
    ['DE', 'pzn'],
    ['ES', 'cn'],
    ['FR', 'cip'],
    ['PT', 'cnp'],
    ['IT', 'aic'],
    ['CH', 'pharmacode'],
    ['AT', undefined],
    ['toString', undefined],
  ])('market %s uses %s', (market, id) => {
    expect(codeSystemOf(market)?.id).toBe(id);
  });
});

describe('VAL-05 GTIN', () => {
  test.each([
    ['4006381333931', true],
    ['4006381333932', false],
    ['96385074', true],
    ['036000291452', true],
    ['10614141000415', true],
    ['400638133393', false],
    ['200000000000', false],
    ['2006381333931', false],
    ['0206381333931', false],
    ['20638133', false],
    ['40063813339', false],
  ])('%s names one product: %s', (typed, expected) => {
    expect(isGtin(typed)).toBe(expected);
  });

  test('codes of one product are equal in 14 digits', () => {
    expect(gtin14('036000291452')).toBe(gtin14('0036000291452'));
  });
});

describe('VAL-05 codes made', () => {
  test.each([
    ['NTIN of PZN 03752864', `415003752864${gtinCheckDigit('415003752864')}`, '4150037528643'],
    ['EAN of CN 712786', cnToEan('712786'), '8470007127864'],
    ['control digit of CN 654196', cnControlDigit('654196'), '8'],
    ['CIP-13 of CIP-7 4949729', cip13Of('4949729'), '3400949497294'],
    ['AIC 03420801', aicCheckDigit('03420801'), '3'],
    ['Pharmacode 127677', pharmacodeCheckDigit('127677'), '3'],
  ])('%s', (_title, made, expected) => {
    expect(made).toBe(expected);
  });

  test('a Swiss medicine carries 7680', () => {
    const made = swissMedicineGtin('49382', '701');
    expect(made).toMatch(/^768049382701\d$/);
    expect(isGtin(made)).toBe(true);
  });
});
