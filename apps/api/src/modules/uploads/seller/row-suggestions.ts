import type { LookedUpSuggestion } from '@offizin/contract/uploads/rows';
import type { CodeSystemId } from '@offizin/domain/identifiers/code-systems';
import { type CodeCandidate, codeCandidates } from '@offizin/domain/uploads/code-candidates';
import { rankSuggestions } from '@offizin/domain/uploads/rank-suggestions';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { RunRowFound } from '../read/row-list-queries.ts';
import { findProductsByNumbers, type SuggestedProduct } from '../read/suggested-product-queries.ts';

export interface SuggestingSeller {
  readonly sellerId: string;
  readonly system: CodeSystemId | null;
}

type Row = Pick<RunRowFound, 'code' | 'gtin' | 'detail'>;

type ByNumber = ReadonlyMap<number, readonly SuggestedProduct[]>;

function byNumber(products: readonly SuggestedProduct[], column: 'codeNo' | 'gtinNo'): ByNumber {
  return Map.groupBy(products, (product) => product[column] ?? -1);
}

/** The one product that the identifiers name together; null where they name none or several. */
function productOf({ code, gtin }: CodeCandidate, codes: ByNumber, gtins: ByNumber): SuggestedProduct | null {
  const withCode = code === null ? [] : (codes.get(Number(code)) ?? []);
  const withGtin = gtin === null ? [] : (gtins.get(Number(gtin)) ?? []);
  const both = withCode.filter((product) => withGtin.includes(product));
  const named = withCode.length === 0 ? withGtin : withGtin.length === 0 ? withCode : both;
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Suggestions that need no catalogue: numbers without the words around them. */
function plainOf({ detail }: Row): LookedUpSuggestion[] {
  return (detail?.suggestions ?? []).flatMap((each) =>
    each.field === 'code' || each.field === 'gtin' ? [] : [{ ...each, product: null, offered: false }],
  );
}

function candidatesOf({ code, gtin, detail }: Row, system: CodeSystemId | null): CodeCandidate[] {
  if (detail === null) return [];
  const { identifier = null, notes = [], suggestions = [] } = detail;
  return codeCandidates({ code, gtin, system, identifier, notes, suggestions });
}

/** The first suggestion of each product: a code with and without its control digit is one answer. */
function onceEach(ranked: readonly LookedUpSuggestion[]): LookedUpSuggestion[] {
  const seen = new Set<string>();
  return ranked.filter(({ product, field }) => {
    if (product === null) return true;
    const key = `${field} ${product.productId}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * What was probably meant in each row, in the order of the rows: every code is looked up in the catalogue, one question
 * for all rows of a page, and comes with the product that has it (UPL-13).
 */
export async function suggestionsFor(
  db: SellerDb,
  { sellerId, system }: SuggestingSeller,
  rows: readonly Row[],
): Promise<LookedUpSuggestion[][]> {
  const candidates = rows.map((row) => candidatesOf(row, system));
  const all = candidates.flat();
  const numbers = (of: 'code' | 'gtin') => [...new Set(all.flatMap((each) => each[of] ?? []))].map(Number);
  const asked = { codes: numbers('code'), gtins: numbers('gtin') };
  const found = all.length === 0 ? [] : await findProductsByNumbers(db, sellerId, asked);
  const codes = byNumber(found, 'codeNo');
  const gtins = byNumber(found, 'gtinNo');
  return rows.map((row, at) => {
    const looked = (candidates[at] ?? []).map((candidate) => {
      const product = productOf(candidate, codes, gtins);
      const { productId = '', name = '', pack = '', offered = false } = product ?? {};
      return { ...candidate.suggestion, product: product === null ? null : { productId, name, pack }, offered };
    });
    return [...onceEach(rankSuggestions(looked)), ...plainOf(row)];
  });
}
