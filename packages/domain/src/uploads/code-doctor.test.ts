import { describe, expect, test } from 'vitest';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { diagnose } from './code-doctor.ts';
import type { CodePair, Diagnosis } from './diagnosis.ts';

/** A diagnosis in few words: identifiers, notes, problem, suggestions. */
function seen({ code, gtin, notes, problem, suggestions }: Diagnosis): string[] {
  return [
    `${code ?? '–'} ${gtin ?? '–'}`,
    ...notes.map(({ note, from, to }) => `${note}: ${from} → ${to}`),
    ...(problem === null
      ? []
      : [`${problem.problem} of ${problem.field} ${problem.text}, expected ${problem.expected ?? 'none'}`]),
    ...suggestions.map(
      ({ kind, value, proven, at }) => `${kind} ${value}${proven ? ' proven' : ''}${at === null ? '' : ` at ${at}`}`,
    ),
  ];
}

function pair(system: CodeSystemId | null, code: string | null, gtin: string | null = null): CodePair {
  return { code, gtin, system };
}

describe('UPL-13 codes that are right', () => {
  test.each<[CodePair, string]>([
    [pair('pzn', '03752864'), '03752864 –'],
    [pair('pzn', '03752864', '4150037528643'), '03752864 04150037528643'],
    [pair('pzn', null, '036000291452'), '– 00036000291452'],
    [pair('cn', '654196.8', '8470006541968'), '654196 08470006541968'],
    [pair('cn', '654196', '8470006541968'), '654196 08470006541968'],
    [pair('cn', '654196', '4006381333931'), '654196 04006381333931'],
    [pair('cip', '3400949497294'), '3400949497294 –'],
    [pair('aic', '034208013'), '034208013 –'],
    [pair('cnp', '2046688'), '2046688 –'],
    [pair('pharmacode', '7680001'), '7680001 –'],
    [pair('pzn', null, null), '– –'],
  ])('%o', (given, identifiers) => {
    expect(seen(diagnose(given))).toEqual([identifiers]);
  });
});

describe('UPL-13 repairs, each visible', () => {
  test.each<[string, CodePair, string[]]>([
    ['a PZN’s zero', pair('pzn', '3752864'), ['03752864 –', 'zero_restored: 3752864 → 03752864']],
    ['an AIC’s three zeros', pair('aic', '307052'), ['000307052 –', 'zero_restored: 307052 → 000307052']],
    ['a CN’s zero, by its control digit', pair('cn', '94213.6'), ['094213 –', 'zero_restored: 94213.6 → 094213.6']],
    [
      'a CN’s zero, by the EAN',
      pair('cn', '94213', '8470000942136'),
      ['094213 08470000942136', 'zero_restored: 94213 → 094213'],
    ],
    [
      'a CN’s zero before a control digit without dot',
      pair('cn', '942136', '8470000942136'),
      ['094213 08470000942136', 'zero_restored: 942136 → 0942136'],
    ],
    [
      'a CIP-7, which nothing checks',
      pair('cip', '4949729'),
      ['3400949497294 –', 'code_unchecked: 4949729 → 3400949497294'],
    ],
    [
      'an ACL-7, by the EAN',
      pair('cip', '2050505', '3401020505051'),
      ['3401020505051 03401020505051', 'code_completed: 2050505 → 3401020505051'],
    ],
    [
      'an EAN in the code column',
      pair('cn', '8470006541968'),
      ['654196 08470006541968', 'ean_in_code_column: 8470006541968 → 654196'],
    ],
    [
      'the same EAN in both columns',
      pair('cnp', '4006381333931', '4006381333931'),
      ['– 04006381333931', 'ean_in_code_column: 4006381333931 → 4006381333931'],
    ],
    [
      'an EAN where there is no system',
      pair(null, '96385074'),
      ['– 00000096385074', 'ean_in_code_column: 96385074 → 96385074'],
    ],
    ['a PZN of five digits', pair('pzn', '12345'), ['00012345 –', 'zero_restored: 12345 → 00012345']],
    ['a PZN of three', pair('pzn', '112'), ['00000112 –', 'zero_restored: 112 → 00000112']],
    [
      'a PZN in the EAN column',
      pair('pzn', null, '03752864'),
      ['03752864 –', 'code_in_ean_column: 03752864 → 03752864'],
    ],
    [
      'a code that is an EAN-8 as well, read as both',
      pair('pzn', null, '03000182'),
      ['03000182 00000003000182', 'code_in_ean_column: 03000182 → 03000182'],
    ],
    [
      'both columns exchanged',
      pair('pzn', '4006381333931', '03752864'),
      ['03752864 04006381333931', 'columns_exchanged: 03752864 → 03752864'],
    ],
    [
      'both columns exchanged, with a CN',
      pair('cn', '8470006541968', '654196.8'),
      ['654196 08470006541968', 'columns_exchanged: 654196.8 → 654196'],
    ],
    [
      'a CIP-7 in the EAN column',
      pair('cip', null, '4949729'),
      ['3400949497294 –', 'code_in_ean_column: 4949729 → 3400949497294', 'code_unchecked: 4949729 → 3400949497294'],
    ],
    ['the EAN of a medicine that is its CIP', pair('cip', null, '3400949497294'), ['3400949497294 03400949497294']],
    ['a PPN', pair('pzn', '110375286414'), ['03752864 –', 'ppn_in_code_column: 110375286414 → 03752864']],
  ])('%s', (_title, given, expected) => {
    expect(seen(diagnose(given))).toEqual(expected);
  });
});

describe('UPL-13 wrong codes beside a right one are left out', () => {
  test.each<[string, CodePair, string[]]>([
    [
      'a PZN beside its NTIN',
      pair('pzn', '03752846', '4150037528643'),
      ['– 04150037528643', 'code_ignored: 03752846 → ', 'transposition 03752864 proven at 6'],
    ],
    [
      'an EAN beside the PZN that proves it',
      pair('pzn', '03752864', '4150037528634'),
      ['03752864 –', 'gtin_ignored: 4150037528634 → ', 'transposition 4150037528643 proven at 11'],
    ],
    [
      'an EAN that has nothing of the code',
      pair('pzn', '03752864', '4006381333932'),
      ['03752864 –', 'gtin_ignored: 4006381333932 → ', 'from_code 4150037528643 proven'],
    ],
    [
      'a shop’s own number',
      pair('aic', '034208013', '2006381333931'),
      ['034208013 –', 'gtin_ignored: 2006381333931 → '],
    ],
    [
      'a doubtful control digit',
      pair('cn', '654196.7', '4006381333931'),
      ['654196 04006381333931', 'check_digit_doubtful: 654196.7 → 8'],
    ],
    ['a doubtful Pharmacode', pair('pharmacode', '1276774'), ['1276774 –', 'check_digit_doubtful: 1276774 → 3']],
  ])('%s', (_title, given, expected) => {
    expect(seen(diagnose(given))).toEqual(expected);
  });
});

describe('UPL-13 VAL-05 problems', () => {
  test.each<[string, CodePair, string[]]>([
    [
      'a CN that the EAN contradicts, as drawn',
      pair('cn', '654169.8', '8470006541968'),
      ['– 08470006541968', 'code_ean_differ of code 654169.8, expected 2', 'transposition 654196.8 proven at 4'],
    ],
    [
      'six digits that the EAN contradicts',
      pair('cn', '111111', '8470006541968'),
      ['– 08470006541968', 'code_ean_differ of code 111111, expected none', 'from_ean 654196 proven'],
    ],
    [
      'two different EANs',
      pair('cn', '4006381333931', '8470006541968'),
      ['– 08470006541968', 'code_ean_differ of code 4006381333931, expected none'],
    ],
    ['a PZN', pair('pzn', '03752865'), ['– –', 'wrong_check_digit of code 03752865, expected 4']],
    [
      'a PZN with two digits exchanged',
      pair('pzn', '03752846'),
      ['– –', 'wrong_check_digit of code 03752846, expected 1'],
    ],
    [
      'a short PZN that is no better with a zero',
      pair('pzn', '3752865'),
      ['– –', 'wrong_check_digit of code 3752865, expected 4'],
    ],
    ['a PZN of four digits', pair('pzn', '3752'), ['– –', 'wrong_length of code 3752, expected none']],
    ['a PZN of nine', pair('pzn', '037528640'), ['– –', 'wrong_length of code 037528640, expected none']],
    [
      'five digits of a CN',
      pair('cn', '94213'),
      ['– –', 'wrong_length of code 94213, expected none', 'leading_zero 094213'],
    ],
    [
      'a short Pharmacode',
      pair('pharmacode', '276774'),
      ['– –', 'wrong_length of code 276774, expected none', 'leading_zero 0276774'],
    ],
    [
      'an EAN of ten digits',
      pair('pzn', null, '5012345670'),
      ['– –', 'wrong_length of gtin 5012345670, expected none'],
    ],
    [
      'an EAN of eleven that may have lost a zero',
      pair('pzn', null, '36000291452'),
      ['– –', 'wrong_length of gtin 36000291452, expected none', 'leading_zero 0036000291452'],
    ],
    ['an EAN', pair('aic', null, '4006381333932'), ['– –', 'wrong_check_digit of gtin 4006381333932, expected 1']],
    [
      'an EAN column that may hold a PZN: no digit of an EAN-8 is expected',
      pair('pzn', null, '03752865'),
      ['– –', 'wrong_check_digit of gtin 03752865, expected none'],
    ],
    [
      'a shop’s own number',
      pair('aic', null, '2006381333931'),
      ['– –', 'in_store_code of gtin 2006381333931, expected none'],
    ],
    ['both', pair('aic', '034208014', '4006381333932'), ['– –', 'wrong_check_digit of code 034208014, expected 3']],
    ['a code where there is no system', pair(null, '654196'), ['– –', 'wrong_length of code 654196, expected none']],
  ])('%s', (_title, given, expected) => {
    expect(seen(diagnose(given))).toEqual(expected);
  });
});
