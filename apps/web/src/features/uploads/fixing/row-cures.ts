import type { Correction } from '@offizin/contract/uploads/seller';
import type { LookedUpSuggestion, UploadRow } from '@offizin/contract/uploads/rows';
import { type UnreadableField, unreadableFields } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { SuggestionKind } from '@offizin/domain/uploads/row-notes';

/** How a row is fixed: by its own suggestion of a kind, or by the price that its rules allow. */
export type Cure =
  | { readonly by: 'suggestion'; readonly kind: SuggestionKind; readonly field: UnreadableField }
  | { readonly by: 'price' };

const isCode = ({ field }: LookedUpSuggestion): boolean => field === 'code' || field === 'gtin';

/** Whether one click may take it: a code only where a product has it. */
export function isUsable(suggestion: LookedUpSuggestion): boolean {
  return suggestion.product !== null || !isCode(suggestion);
}

/** The code that was meant, where just one product is near what was written; null where the seller must look. */
export function onlyProductOf(suggestions: readonly LookedUpSuggestion[]): LookedUpSuggestion | null {
  const known = suggestions.filter((each) => isCode(each) && each.product !== null);
  const products = new Set(known.map(({ product }) => product?.productId));
  return products.size === 1 ? (known[0] ?? null) : null;
}

/** The price that all rules allow, nearest to the one in the row; null where they leave none. */
function allowedPrice({ finding, allowed }: UploadRow): number | null {
  if (finding === null || allowed === null) return null;
  const { minimum, maximum } = allowed;
  if (syncResultTable[finding].cause === 'price_high') return (minimum ?? 0) > (maximum ?? 0) ? null : maximum;
  return minimum !== null && maximum !== null && minimum > maximum ? null : minimum;
}

/** Whether a row can be cured: it is refused, or its code names no product and may be a slip. */
export function isOpen({ result, finding, newer }: Pick<UploadRow, 'result' | 'finding' | 'newer'>): boolean {
  if (newer !== null) return false;
  return result === 'rejected' || finding === 'new_product';
}

/** A correction that writes something. */
type Written = Correction & { readonly value: string };

/** The correction that a cure makes of a row; null where the row can’t be fixed that way. */
export function curedBy(row: UploadRow, cure: Cure): Written | null {
  if (!isOpen(row)) return null;
  const { rowNumber } = row;
  if (cure.by === 'price') {
    const price = allowedPrice(row);
    return price === null ? null : { rowNumber, field: 'price', value: (price / 100).toFixed(2) };
  }
  const suggestions = row.detail?.suggestions ?? [];
  const like = (each: LookedUpSuggestion) => each.kind === cure.kind && each.field === cure.field;
  const found =
    cure.field === 'code' || cure.field === 'gtin'
      ? [onlyProductOf(suggestions)].filter((each) => each !== null)
      : suggestions;
  const meant = found.filter(like);
  const [only] = meant;
  return meant.length === 1 && only !== undefined ? { rowNumber, field: cure.field, value: only.value } : null;
}

/** The one click that most likely fixes a row, with what it writes; null where the seller must think. */
export function cureOf(row: UploadRow): { readonly cure: Cure; readonly correction: Written } | null {
  const suggestions = row.detail?.suggestions ?? [];
  const suggestion = onlyProductOf(suggestions) ?? suggestions.find((each) => !isCode(each));
  const field = unreadableFields.find((each) => each === suggestion?.field);
  const cure: Cure =
    suggestion !== undefined && field !== undefined
      ? { by: 'suggestion', kind: suggestion.kind, field }
      : { by: 'price' };
  const correction = curedBy(row, cure);
  return correction === null ? null : { cure, correction };
}

/** Whether the row’s code may be a slip of one that a product has: the seller is asked. */
export function isAsked({ detail, finding }: Pick<UploadRow, 'detail' | 'finding'>): boolean {
  return finding === 'new_product' && (detail?.notes ?? []).some(({ note }) => note === 'similar_code');
}

/** What puts the offer of a row that says nothing new on sale again: its own price, said by a person; null for other rows. */
export function resumeOf({ rowNumber, detail, after }: UploadRow): Written | null {
  const isRefused = (detail?.notes ?? []).some(({ note }) => note === 'stays_refused');
  return !isRefused || after.price === null
    ? null
    : { rowNumber, field: 'price', value: (after.price / 100).toFixed(2) };
}

/** The row that named the same product first. */
export function earlierRowOf({ finding, numbers }: Pick<UploadRow, 'finding' | 'numbers'>): number | null {
  return finding === 'duplicated_by_partner' ? (numbers[0] ?? null) : null;
}
