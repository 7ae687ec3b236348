import { canonicalCode } from '@offizin/domain/identifiers/canonical-code';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';

/** What the seller typed, as the catalogue can be asked for it. */
export interface OfferSearch {
  readonly text: string;
  /** Country code of the seller's market. */
  readonly market: string;
  /** The national code or EAN that the text may be, as numbers. */
  readonly codeNo: number | null;
  readonly gtinNo: number | null;
  /** One LIKE pattern for each word, the longest first: it is the one that the index is asked for. */
  readonly patterns: readonly string[];
  /** Whether the words name so many products that the offers are rather looked through one by one. */
  readonly isFrequent: boolean;
}

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Reads a search; null when there is none. */
export function readSearch(typed: string | undefined, market: string): OfferSearch | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const digits = text.replace(/^(?:PZN|CN|CIP|CNP|AIC|MINSAN|EAN|GTIN)\b[\s:-]*/i, '').replace(/[\s.-]/g, '');
  const isNumber = /^\d{4,14}$/.test(digits);
  const system = codeSystemOf(market);
  const code = isNumber && system !== null ? canonicalCode(system.id, digits) : null;
  const words = text.toLowerCase().split(/\s+/).toSorted((a, b) => b.length - a.length);
  return {
    text,
    market,
    codeNo: code === null ? null : Number(code),
    gtinNo: isNumber && digits.length >= 8 ? Number(digits) : null,
    patterns: words.slice(0, 8).map(likePattern),
    isFrequent: false,
  };
}
