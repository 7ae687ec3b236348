import { codeSystemOf } from '@offizin/domain/identifiers/code-systems';

/**
 * The header of the column of national codes: what the codes of the seller's market are called, so that the file is read
 * again as what it is whatever the reader's language calls its own codes.
 */
export function codeHeader(market: string, word: string): string {
  return codeSystemOf(market)?.label ?? word;
}
