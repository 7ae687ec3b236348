import { cutText } from '../typed/cut-text.ts';

/** What a spreadsheet's cell holds: `error` is a formula's (#N/A …), `date` a number formatted as date or time. */
export type CellKind = 'empty' | 'text' | 'number' | 'boolean' | 'date' | 'error';

/** A cell as a file's reader gives it; the reader may hand out one and the same record for every cell. */
export interface RawCell {
  readonly kind: CellKind;
  /** As shown: a number in a format of zeros keeps them (`0000000`), other numbers are plain decimals. */
  readonly text: string;
  /** NaN unless the kind is number or date. */
  readonly number: number;
  /** What a number's format writes beside it, such as `CHF`; empty or absent for nothing. */
  readonly unit?: string;
}

/** No code, number or word of an upload is longer; longer texts are refused before any pattern looks at them. */
export const maxCellText = 100;

/** A cell's text as results keep and show it. */
export function shownText(text: string): string {
  return text.length > maxCellText ? `${cutText(text, maxCellText - 1)}…` : text;
}

export const emptyCell: RawCell = { kind: 'empty', text: '', number: Number.NaN };

/** A cell of text, as of a csv file or an input field. */
export function textCell(text: string): RawCell {
  return text.trim() === '' ? emptyCell : { kind: 'text', text, number: Number.NaN };
}
