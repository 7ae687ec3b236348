/** What a key asks for: a number of rows up or down, one end of the list, or a neighbour in the same row. */
export type Move = { readonly rows: number } | { readonly end: 'first' | 'last' } | { readonly across: 1 | -1 };

/** The move of a key in a list of which `screenful` rows are in view; null when the key is not the list's. */
export function moveOf(key: string, screenful: number): Move | null {
  const leap = Math.max(1, screenful - 1);
  switch (key) {
    case 'ArrowDown':
      return { rows: 1 };
    case 'ArrowUp':
      return { rows: -1 };
    case 'PageDown':
      return { rows: leap };
    case 'PageUp':
      return { rows: -leap };
    case 'Home':
      return { end: 'first' };
    case 'End':
      return { end: 'last' };
    case 'ArrowRight':
      return { across: 1 };
    case 'ArrowLeft':
      return { across: -1 };
    default:
      return null;
  }
}

interface Rows {
  readonly count: number;
  /** Headings between the rows cannot be entered. */
  readonly canEnter: (index: number) => boolean;
}

/** The row that a move leads to from row `from`, or null when there is none that can be entered. */
export function rowAfter(from: number, move: Exclude<Move, { across: number }>, rows: Rows): number | null {
  const last = rows.count - 1;
  const end = 'end' in move ? (move.end === 'first' ? 0 : last) : from + move.rows;
  const wanted = Math.min(last, Math.max(0, end));
  const step = wanted < from ? -1 : 1;
  return firstOf(wanted, step, rows) ?? firstOf(wanted, step === 1 ? -1 : 1, rows);
}

function firstOf(start: number, step: 1 | -1, { count, canEnter }: Rows): number | null {
  for (let index = start; index >= 0 && index < count; index += step) if (canEnter(index)) return index;
  return null;
}
