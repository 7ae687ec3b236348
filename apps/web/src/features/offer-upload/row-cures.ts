import type { Correction, UploadRow } from '@offizin/contract/uploads';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import { remedyPrice } from '@offizin/domain/sync/remedy-price';
import { type FindingNumber, namedNumbers } from '@offizin/domain/sync/result-types';
import type { SuggestionKind } from '@offizin/domain/uploads/row-notes';
import { unreadableFields } from '@offizin/domain/sync/facts';

/** How a row is fixed: by its own suggestion of a kind, or by the price that its rule allows. */
export type Cure =
  | { readonly by: 'suggestion'; readonly kind: SuggestionKind; readonly field: UnreadableField }
  | { readonly by: 'price' };

function allowedPrice({ finding, numbers }: UploadRow): number | null {
  if (finding === null) return null;
  const named = namedNumbers(finding, numbers);
  const number = (name: FindingNumber) => named.get(name) ?? null;
  const recommended = finding === 'price_above_recommended' ? number('limit') : null;
  return remedyPrice({ type: finding, numbers }, { best: number('best'), highest: number('highest'), recommended });
}

/** The correction that a cure makes of a row; null where the row can’t be fixed that way. */
export function curedBy(row: UploadRow, cure: Cure): Correction | null {
  if (row.result !== 'rejected') return null;
  const { rowNumber } = row;
  if (cure.by === 'price') {
    const price = allowedPrice(row);
    return price === null ? null : { rowNumber, field: 'price', value: (price / 100).toFixed(2) };
  }
  const found = (row.detail?.suggestions ?? []).filter(({ kind, field }) => kind === cure.kind && field === cure.field);
  // Of several of one kind only the seller knows which was meant, unless the other identifier proves one.
  const meant = found.length > 1 ? found.find(({ proven }) => proven) : found[0];
  return meant === undefined ? null : { rowNumber, field: cure.field, value: meant.value };
}

/** The one click that most likely fixes a row, with what it writes; null where the seller must think. */
export function cureOf(row: UploadRow): { readonly cure: Cure; readonly correction: Correction } | null {
  const [suggestion] = row.detail?.suggestions ?? [];
  const field = unreadableFields.find((each) => each === suggestion?.field);
  const cure: Cure =
    suggestion !== undefined && field !== undefined
      ? { by: 'suggestion', kind: suggestion.kind, field }
      : { by: 'price' };
  const correction = curedBy(row, cure);
  return correction === null ? null : { cure, correction };
}

/** The row that named the same product first. */
export function earlierRowOf({ finding, numbers }: Pick<UploadRow, 'finding' | 'numbers'>): number | null {
  return finding === 'duplicated_by_partner' ? (numbers[0] ?? null) : null;
}
