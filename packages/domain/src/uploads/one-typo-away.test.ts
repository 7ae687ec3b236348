import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCanonicalCode } from '../identifiers/canonical-code.ts';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { codeCandidates } from './code-candidates.ts';
import { diagnose } from './code-doctor.ts';
import { swapped } from './code-suggestions.ts';
import { rankSuggestions } from './rank-suggestions.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../shared/data');

/** Where each system's published codes would be, and their column. */
const tables: readonly (readonly [CodeSystemId, string, string])[] = [
  ['aic', 'it_aifa_classe_a_2021.tsv', 'aic9'],
  ['cip', 'fr_bdpm.tsv', 'cip13'],
  ['pzn', 'de_pzn.tsv', 'pzn'],
  ['cnp', 'pt_cnp.tsv', 'cnp'],
];

function publishedCodes(file: string, column: string, system: CodeSystemId): string[] {
  const [header = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').split('\n');
  const at = header.split('\t').indexOf(column);
  return lines.map((line) => line.split('\t')[at] ?? '').filter((code) => isCanonicalCode(system, code));
}

/** Numbers that look random and are the same each time. */
function* numbers(): Generator<number, never> {
  let state = 20_261_122;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

type Typo = (code: string, random: () => number) => string;
const wrongDigit: Typo = (code, random) => {
  const at = Math.floor(random() * code.length);
  return code.slice(0, at) + String((Number(code[at]) + 1 + Math.floor(random() * 9)) % 10) + code.slice(at + 1);
};
const exchange: Typo = (code, random) => swapped(code, Math.floor(random() * (code.length - 1)));

/** The codes that exist and may be meant, the likeliest first; null where the check digit does not notice. */
function suggested(code: string, system: CodeSystemId, all: ReadonlySet<string>): string[] | null {
  const { problem, notes, suggestions, ...found } = diagnose({ code, gtin: null, system });
  if (problem === null) return null;
  const candidates = codeCandidates({ ...found, system, identifier: problem, notes, suggestions });
  return rankSuggestions(
    candidates.map((each) => {
      const product = each.code !== null && all.has(each.code) ? each.code : null;
      return { ...each.suggestion, product, offered: false };
    }),
  ).flatMap(({ product }) => product ?? []);
}

function share(codes: readonly string[], system: CodeSystemId, typo: Typo) {
  const all = new Set(codes);
  const source = numbers();
  const random = () => source.next().value;
  const figures = { tried: 0, first: 0, among: 0, wrong: 0, only: 0, onlyWrong: 0 };
  for (let index = 0; index < codes.length * 3 && figures.tried < 3000; index += 1) {
    const meant = codes[Math.floor(random() * codes.length)] ?? '';
    const written = typo(meant, random);
    const found = written === meant ? null : suggested(written, system, all);
    if (found === null) continue;
    figures.tried += 1;
    if (found[0] === meant) figures.first += 1;
    else if (found[0] !== undefined) figures.wrong += 1;
    if (found.includes(meant)) figures.among += 1;
    if (found.length === 1) figures.only += 1;
    if (found.length === 1 && found[0] !== meant) figures.onlyWrong += 1;
  }
  return figures;
}

describe('UPL-13 of the codes one typo away the one meant comes first', () => {
  for (const [system, file, column] of tables) {
    const there = existsSync(path.join(folder, file));
    if (!there) console.warn(`UPL-13: no published ${system} codes beside the project; not measured`);
    test.skipIf(!there).each([
      ['one wrong digit', wrongDigit, 0.8],
      ['two neighbours exchanged', exchange, 0.85],
    ] as const)(`${system}: %s`, (name, typo, atLeast) => {
      const { tried, first, among, wrong, only, onlyWrong } = share(publishedCodes(file, column, system), system, typo);
      const percent = (count: number) => `${((count / tried) * 100).toFixed(1)} %`;
      console.info(
        `${system}, ${name}: ${tried} tried, first ${percent(first)}, among ${percent(among)}, another first ${percent(wrong)}, one click ${percent(only)}, of these another product ${percent(onlyWrong)}`,
      );
      expect(tried).toBeGreaterThan(1000);
      expect(first / tried).toBeGreaterThanOrEqual(atLeast);
      // One click is offered where just one product is meant.
      expect(onlyWrong / tried).toBeLessThan(0.02);
    });
  }
});
