import { regionsOf } from './places.ts';

/** Words for comparing: lower case, without accents and punctuation, a space around each. */
const wordsOf = (name: string): string =>
  ` ${name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export interface NamedRegion {
  /** Codes of ISO 3166-2 with their country, those of the smaller parts too: `IT-25`, `IT-MI`. */
  readonly codes: readonly string[];
  readonly name: string | null;
}

/** The region's code as the country's table has it: by code, else by the longest name that is within the given one; null where none is. */
export function regionCodeOf(country: string, { codes, name }: NamedRegion): string | null {
  const regions = regionsOf(country);
  const byCode = regions.find(({ code }) => codes.includes(`${country}-${code}`));
  if (byCode !== undefined || name === null) return byCode?.code ?? null;
  const words = wordsOf(name);
  const within = regions.filter((region) => words.includes(wordsOf(region.name)));
  return within.toSorted((a, b) => b.name.length - a.name.length)[0]?.code ?? null;
}
