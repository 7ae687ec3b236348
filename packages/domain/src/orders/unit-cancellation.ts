/** Units to cancel: a line of the order and how many of its remaining units. */
export interface CancelledUnits {
  readonly lineId: string;
  readonly quantity: number;
}

export interface CancellableLine {
  readonly id: string;
  readonly quantity: number;
  readonly cancelledQuantity: number;
}

export type UnitCancellationError = 'required' | 'unknown_line' | 'duplicate_line' | 'out_of_range';

/** What is wrong with the chosen units: null, or a code and the index of the item (null: none was chosen). */
export function checkUnitCancellation(
  lines: readonly CancellableLine[],
  items: readonly CancelledUnits[],
): { readonly code: UnitCancellationError; readonly index: number | null } | null {
  if (items.length === 0) return { code: 'required', index: null };
  const seen = new Set<string>();
  for (const [index, item] of items.entries()) {
    const line = lines.find((candidate) => candidate.id === item.lineId);
    if (line === undefined) return { code: 'unknown_line', index };
    if (seen.has(line.id)) return { code: 'duplicate_line', index };
    seen.add(line.id);
    const left = line.quantity - line.cancelledQuantity;
    if (!Number.isInteger(item.quantity) || item.quantity < 1 || item.quantity > left) {
      return { code: 'out_of_range', index };
    }
  }
  return null;
}
