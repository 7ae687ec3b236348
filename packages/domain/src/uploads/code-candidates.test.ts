import { describe, expect, test } from 'vitest';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { codeCandidates } from './code-candidates.ts';
import { diagnose } from './code-doctor.ts';
import { type LookedUpSuggestion, rankSuggestions } from './rank-suggestions.ts';

function candidates(system: CodeSystemId | null, code: string | null, gtin: string | null = null) {
  const { problem, ...found } = diagnose({ code, gtin, system });
  return codeCandidates({ ...found, system, identifier: problem });
}

const values = (...given: Parameters<typeof candidates>) =>
  candidates(...given).map(({ suggestion: { field, value } }) => `${field} ${value}`);

describe('UPL-13 what may have been meant', () => {
  test('a right code has no candidates', () => {
    expect(values('pzn', '03752864')).toEqual([]);
    expect(values('cn', '654196')).toEqual([]);
    expect(values('cn', null, '2006381333931')).toEqual([]);
  });

  test('one digit and two neighbours are tried at every place', () => {
    const found = values('pzn', '03752846');
    for (const meant of ['03752864', '03758246', '03752841']) expect(found).toContain(`code ${meant}`);
    expect(values('pzn', '13752864')).toContain('code 03752864');
    expect(values('cn', '654169.8')).toContain('code 654196.8');
  });

  test('a zero too many before a CN with its control digit, which makes it another code', () => {
    expect(values('cn', '0474679')).toContain('code 474679');
  });

  test('a code is found with its place in the catalogue, whatever was written', () => {
    expect(candidates('pzn', '3752865')).toContainEqual({
      suggestion: { kind: 'check_digit', field: 'code', value: '03752864', proven: false, at: 7 },
      code: '03752864',
      gtin: null,
    });
    expect(candidates('cip', '4949728')).toContainEqual(expect.objectContaining({ code: '3400949497294' }));
    expect(candidates('aic', null, '034208014')).toContainEqual(expect.objectContaining({ code: '034208013' }));
  });

  test('where code and EAN are both right, either may be wrong', () => {
    expect(values('cn', '111111', '8470006541968')).toEqual(['code 654196', 'gtin 8470001111111']);
  });
});

const looked = (changes: Partial<LookedUpSuggestion<string>>): LookedUpSuggestion<string> => ({
  kind: 'digit',
  field: 'code',
  value: '1',
  proven: false,
  at: 0,
  product: 'P-1',
  offered: false,
  ...changes,
});
const ranked = (...given: LookedUpSuggestion<string>[]) => rankSuggestions(given).map(({ value }) => value);

describe('UPL-13 the order of suggestions', () => {
  test('what exists before what does not, what is offered before what is not, an exchange before a digit', () => {
    expect(
      ranked(
        looked({ value: 'none', product: null }),
        looked({ value: 'digit' }),
        looked({ value: 'exchange', kind: 'transposition' }),
        looked({ value: 'offered', offered: true }),
        looked({ value: 'proven', proven: true }),
      ),
    ).toEqual(['proven', 'offered', 'exchange', 'digit']);
  });

  test('without a product, a code is only named where something speaks for it', () => {
    expect(ranked(looked({ product: null }), looked({ value: 'zero', kind: 'leading_zero', product: null }))).toEqual([
      'zero',
    ]);
    expect(ranked(looked({ product: null }))).toEqual([]);
  });

  test('code and EAN of two products prove nothing of each other', () => {
    const sides = [
      looked({ kind: 'from_ean', proven: true }),
      looked({ kind: 'from_code', field: 'gtin', product: 'P-2' }),
    ];
    expect(rankSuggestions(sides).map(({ proven }) => proven)).toEqual([false, false]);
  });
});
