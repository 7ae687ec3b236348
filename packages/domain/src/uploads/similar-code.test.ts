import { describe, expect, test } from 'vitest';
import { codeInGtin } from '../identifiers/canonical-code.ts';
import type { CodeSystemId } from '../identifiers/code-systems.ts';
import { aicCheckDigit } from '../identifiers/aic.ts';
import { cip13Of } from '../identifiers/cip.ts';
import { cnpCheckDigit } from '../identifiers/cnp.ts';
import { gtin14, gtinCheckDigit } from '../identifiers/gtin.ts';
import { pharmacodeCheckDigit } from '../identifiers/pharmacode.ts';
import { pznCheckDigit } from '../identifiers/pzn.ts';
import { codeCandidates } from './code-candidates.ts';
import { diagnose } from './code-doctor.ts';
import { swapped } from './code-suggestions.ts';
import { rankSuggestions } from './rank-suggestions.ts';
import { similarNote } from './similar-code.ts';

/** Numbers that look random and are the same each time. */
function numbers(): () => number {
  let state = 20_261_127;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

type Random = () => number;
const upTo = (random: Random, count: number) => Math.floor(random() * count);
const anyDigits = (random: Random, count: number) => Array.from({ length: count }, () => upTo(random, 10)).join('');
const withCheck = (body: string, check: string | null) => (check === null ? null : body + check);

interface System {
  readonly name: string;
  /** Null: known by their EAN alone. */
  readonly system: CodeSystemId | null;
  readonly make: (random: Random) => string | null;
  /** Of 300 typos of a kind, in how many the product meant must come first. */
  readonly atLeast: number;
}

const systems: readonly System[] = [
  { name: 'PZN', system: 'pzn', atLeast: 285, make: (random) => of(anyDigits(random, 7), pznCheckDigit) },
  { name: 'CN', system: 'cn', atLeast: 255, make: (random) => `${1 + upTo(random, 9)}${anyDigits(random, 5)}` },
  { name: 'CIP', system: 'cip', atLeast: 285, make: (random) => cip13Of(`3${anyDigits(random, 6)}`) },
  {
    name: 'CNP',
    system: 'cnp',
    atLeast: 285,
    make: (random) => of(`${2 + upTo(random, 4)}${anyDigits(random, 5)}`, cnpCheckDigit),
  },
  { name: 'AIC', system: 'aic', atLeast: 285, make: (random) => of(`0${anyDigits(random, 7)}`, aicCheckDigit) },
  {
    name: 'Pharmacode',
    system: 'pharmacode',
    atLeast: 285,
    make: (random) => of(`${1 + upTo(random, 6)}${anyDigits(random, 5)}`, pharmacodeCheckDigit),
  },
  { name: 'EAN', system: null, atLeast: 285, make: (random) => of(`40${anyDigits(random, 10)}`, gtinCheckDigit) },
];

const of = (body: string, check: (body: string) => string | null) => withCheck(body, check(body));

const typos: Readonly<Record<string, (code: string, random: Random) => string>> = {
  'a wrong digit': (code, random) => {
    const at = upTo(random, code.length);
    return code.slice(0, at) + String((Number(code[at]) + 1 + upTo(random, 9)) % 10) + code.slice(at + 1);
  },
  'two digits exchanged': (code, random) => swapped(code, upTo(random, code.length - 1)),
  'a digit missing': (code, random) => {
    const at = upTo(random, code.length);
    return code.slice(0, at) + code.slice(at + 1);
  },
  'a digit doubled': (code, random) => {
    const at = upTo(random, code.length);
    return code.slice(0, at + 1) + (code[at] ?? '') + code.slice(at + 1);
  },
};

/** What becomes of a row with this code: silence, or what is offered, the likeliest first. */
function offeredFor(written: string, { system }: System, catalogue: ReadonlySet<string>, sold: ReadonlySet<string>) {
  const pair = system === null ? { code: null, gtin: written, system } : { code: written, gtin: null, system };
  const found = diagnose(pair);
  const codeOf = (each: { code: string | null; gtin: string | null }) =>
    system === null
      ? (each.gtin ?? '').replace(/^0/, '')
      : (each.code ?? (each.gtin === null ? '' : (codeInGtin(system, each.gtin) ?? '')));
  if (found.problem === null && catalogue.has(codeOf(found))) return codeOf(found);
  const unknown = { ...found, system };
  const isKnown = (by: 'code' | 'gtin', identifier: string) =>
    catalogue.has(by === 'code' ? identifier : codeOf({ code: null, gtin: gtin14(identifier) }));
  const asked = found.problem === null ? similarNote(unknown, isKnown) : null;
  if (found.problem === null && asked === null) return 'silent';
  const notes = asked === null ? found.notes : [...found.notes, asked];
  const candidates = codeCandidates({ ...found, system, identifier: found.problem, notes });
  return rankSuggestions(
    candidates.map((each) => {
      const product = catalogue.has(codeOf(each)) ? codeOf(each) : null;
      return { ...each.suggestion, product, offered: product !== null && sold.has(product) };
    }),
  ).flatMap(({ product }) => product ?? []);
}

describe('UPL-13 a typo in the code of a product that the seller offers', () => {
  test.each(systems.flatMap((system) => Object.keys(typos).map((typo) => [system.name, typo, system] as const)))(
    '%s, %s',
    (name, typo, system) => {
      const random = numbers();
      const catalogue = new Set<string>();
      while (catalogue.size < 20_000) {
        const code = system.make(random);
        if (code !== null) catalogue.add(code);
      }
      // A shop offers one product of ten.
      const sold = [...catalogue].filter((_code, index) => index % 10 === 0);
      const offered = new Set(sold);
      const figures = { tried: 0, first: 0, among: 0, silent: 0, another: 0 };
      while (figures.tried < 300) {
        const meant = sold[upTo(random, sold.length)] ?? '';
        const written = typos[typo]?.(meant, random) ?? '';
        if (written === meant) continue;
        const found = offeredFor(written, system, catalogue, offered);
        if (found === meant) continue;
        if (typeof found === 'string' && found !== 'silent') {
          figures.another += 1;
          continue;
        }
        figures.tried += 1;
        if (found === 'silent') figures.silent += 1;
        else if (found[0] === meant) figures.first += 1;
        if (found !== 'silent' && found.includes(meant)) figures.among += 1;
      }
      console.info(`${name}, ${typo}: ${JSON.stringify(figures)}`);
      expect(figures.silent).toBe(0);
      expect(figures.first).toBeGreaterThanOrEqual(system.atLeast);
    },
  );
});
