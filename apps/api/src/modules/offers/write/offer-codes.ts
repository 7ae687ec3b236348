import { offerStatuses, type OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { stockOrigins, type StockOrigin } from '@offizin/domain/orders/statuses';
import { syncResultTypes, type SyncResultType } from '@offizin/domain/sync/result-types';
import { rowResults, type RowResult } from '@offizin/contract/uploads/rows';

/** A list's words as small numbers for typed arrays and staging tables, and back; -1 and null are none. */
export interface WordCodes<W extends string> {
  readonly words: readonly W[];
  codeOf(word: W | null): number;
  wordOf(code: number): W | null;
}

function wordCodes<W extends string>(words: readonly W[]): WordCodes<W> {
  const codes = new Map(words.map((word, code) => [word, code]));
  return {
    words,
    codeOf: (word) => (word === null ? -1 : (codes.get(word) ?? -1)),
    wordOf: (code) => words[code] ?? null,
  };
}

export const originCodes: WordCodes<StockOrigin> = wordCodes(stockOrigins);
export const statusCodes: WordCodes<OfferStatus> = wordCodes(offerStatuses);
export const findingCodes: WordCodes<SyncResultType> = wordCodes(syncResultTypes);
export const resultCodes: WordCodes<RowResult> = wordCodes(rowResults);
