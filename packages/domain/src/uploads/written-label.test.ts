import { describe, expect, test } from 'vitest';
import { gtinCheckDigit, isInStoreCode } from '../identifiers/gtin.ts';
import { aicCheckDigit } from '../identifiers/aic.ts';
import { cnControlDigit, cnToEan } from '../identifiers/spanish-cn.ts';
import { cip13Of } from '../identifiers/cip.ts';
import { cnpCheckDigit } from '../identifiers/cnp.ts';
import { pharmacodeCheckDigit } from '../identifiers/pharmacode.ts';
import { pznCheckDigit } from '../identifiers/pzn.ts';
import { textCell } from './cells.ts';
import { readCode } from './read-code.ts';

/** As people, programs and packs part a label from its code. */
const separators = ['', ' ', '\u00A0', '\u202F', ':', ': ', '-', ' - ', '–', '.', ' / ', '#', '\t', '=', ' n° '];

/** Numbers that look random and are the same each time. */
function numbers(): () => number {
  let state = 20_261_126;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const anyDigits = (random: () => number, count: number) =>
  Array.from({ length: count }, () => String(Math.floor(random() * 10))).join('');
const withCheck = (body: string, check: string | null) => (check === null ? null : body + check);

/** Right codes of each system, written with its labels; a code that no check digit makes right is left out. */
const systems: readonly {
  readonly labels: readonly string[];
  readonly make: (random: () => number) => string | null;
}[] = [
  { labels: ['PZN', 'PZN-8', 'pzn8'], make: (random) => pznOf(anyDigits(random, 7)) },
  { labels: ['CN', 'C.N.', 'CN-7'], make: (random) => spanish(anyDigits(random, 6)) },
  { labels: ['CN', 'C.N.'], make: (random) => anyDigits(random, 6) },
  { labels: ['CIP 13', 'CIP-13', 'CIP', 'ACL'], make: (random) => cip13Of(anyDigits(random, 7)) },
  { labels: ['CIP 7', 'CIP-7', 'CIP'], make: (random) => anyDigits(random, 7) },
  { labels: ['CNP'], make: (random) => cnpOf(`2${anyDigits(random, 5)}`) },
  { labels: ['MINSAN', 'AIC', 'A.I.C.'], make: (random) => aicOf(anyDigits(random, 8)) },
  { labels: ['Pharmacode', 'PhC'], make: (random) => pharmacodeOf(anyDigits(random, 6)) },
  { labels: ['EAN-13', 'EAN 13', 'EAN', 'GTIN', 'GTIN-13'], make: (random) => cnToEan(anyDigits(random, 6)) },
  { labels: ['EAN-13', 'EAN', 'GTIN-13'], make: (random) => gtinOf(anyDigits(random, 12)) },
  { labels: ['EAN-13', 'EAN', 'GTIN-14', 'EAN-8'], make: (random) => gtinOf(anyDigits(random, 11)) },
  { labels: ['EAN-8', 'EAN', 'GTIN'], make: (random) => gtinOf(anyDigits(random, 7)) },
  { labels: ['GTIN-14', 'GTIN'], make: (random) => gtinOf(anyDigits(random, 13)) },
];

const pznOf = (body: string) => withCheck(body, pznCheckDigit(body));
const spanish = (body: string) => body + cnControlDigit(body);
const cnpOf = (body: string) => withCheck(body, cnpCheckDigit(body));
const aicOf = (body: string) => withCheck(body, aicCheckDigit(body));
const pharmacodeOf = (body: string) => withCheck(body, pharmacodeCheckDigit(body));
const gtinOf = (body: string) => body + gtinCheckDigit(body);

describe('UPL-13 a label before a code takes none of its digits', () => {
  test.each(systems)('$labels', ({ labels, make }) => {
    const random = numbers();
    const wrong: string[] = [];
    for (let count = 0; count < 400; count += 1) {
      const code = make(random);
      if (code === null || /^0*$/.test(code) || isInStoreCode(code)) continue;
      for (const label of labels) {
        for (const separator of separators) {
          // Without anything between them, the digits of the label cannot be told from those of the code.
          if (separator === '' && /\d$/.test(label)) continue;
          const text = `${label}${separator}${code}`;
          if (readCode(textCell(text)) !== code) wrong.push(text);
        }
      }
    }
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  test.each([
    ['CN-7168925', '7168925'],
    ['CN8176031', '8176031'],
    ['PZN-13633741', '13633741'],
    ['PZN-17000000', '17000000'],
    ['EAN8470001822765', '8470001822765'],
    ['EAN-8470001822765', '8470001822765'],
    ['pzn8: 03752864', '03752864'],
    ['CIP13 3400949497294', '3400949497294'],
    ['CIP 7 4949729', '4949729'],
    ['EAN 13: 4009900000024', '4009900000024'],
  ])('%s is %s', (text, code) => {
    expect(readCode(textCell(text))).toBe(code);
  });
});
