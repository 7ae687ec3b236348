import { canonicalCode } from '@offizin/domain/identifiers/canonical-code';
import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';

/** What the seller typed, as the catalogue can be asked for it. */
export interface ProductSearch {
  readonly text: string;
  /** Country code of the seller's market. */
  readonly market: string;
  /** The national code or EAN that the text may be, as numbers. */
  readonly codeNo: number | null;
  readonly gtinNo: number | null;
  /** The words in lower case, each once; of a number its digits, which may be a part of a code. */
  readonly words: readonly string[];
  /** A number is a code or a part of one: nothing similar is looked for. */
  readonly isNumber: boolean;
}

/** Matches what has the word somewhere. */
export const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`;

/** Reads a search; null when there is none. */
export function readSearch(typed: string | undefined, market: string): ProductSearch | null {
  const text = typed?.trim() ?? '';
  if (text === '') return null;
  const digits = text.replace(/^(?:PZN|CN|CIP|CNP|AIC|MINSAN|EAN|GTIN)\b[\s:-]*/i, '').replace(/[\s.-]/g, '');
  const isNumber = /^\d{4,14}$/.test(digits);
  const system = codeSystemOf(market);
  const code = isNumber && system !== null ? canonicalCode(system.id, digits) : null;
  return {
    text,
    market,
    codeNo: code === null ? null : Number(code),
    gtinNo: isNumber && digits.length >= 8 ? Number(digits) : null,
    words: isNumber ? [digits] : [...new Set(text.toLowerCase().split(/\s+/))].slice(0, 8),
    isNumber,
  };
}
