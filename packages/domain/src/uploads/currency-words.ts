import type { Currency } from '../money.ts';

/** What files call currencies, in lower case without dots; a word that several currencies share belongs to none of ours. */
const currencyWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    EUR: ['€', 'eur', 'euro', 'euros'],
    CHF: ['chf', 'sfr', 'fr', 'franken', 'franchi'],
    GBP: ['£', 'gbp'],
    USD: ['$', 'us$', 'usd'],
    PLN: ['pln', 'zł', 'zl'],
    CZK: ['czk', 'kč', 'kc'],
    HUF: ['huf', 'ft'],
    RON: ['ron', 'lei'],
    BGN: ['bgn', 'лв'],
    SEK: ['sek', 'kr'],
    DKK: ['dkk'],
    NOK: ['nok'],
  }).flatMap(([currency, words]) => words.map((word) => [word, currency] as const)),
);

const word = String.raw`[\p{Sc}\p{L}][\p{Sc}\p{L}.]*`;
const before = new RegExp(`^(${word})\\s*`, 'u');
const after = new RegExp(`\\s*(${word})$`, 'u');

/** The currency that a word means; null for other words. */
export function currencyOf(written: string): string | null {
  return currencyWords.get(written.toLowerCase().replaceAll('.', '')) ?? null;
}

export interface WrittenAmount {
  /** The text without the currency. */
  readonly amount: string;
  /** ISO code of the currency that stands before or after the amount, one that is not `own` first; null where none does. */
  readonly currency: string | null;
}

/** Parts an amount as people write it from its currency; other words stay where they are. */
export function withoutCurrency(text: string, own: Currency): WrittenAmount {
  let amount = text;
  let currency: string | null = null;
  for (const place of [before, after]) {
    const found = place.exec(amount);
    const named = currencyOf(found?.[1] ?? '');
    if (found === null || named === null) continue;
    amount = amount.replace(place, '');
    if (currency === null || named !== own) currency = named;
  }
  return { amount, currency };
}
