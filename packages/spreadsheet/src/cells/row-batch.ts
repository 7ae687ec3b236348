export const cellKinds = ['empty', 'text', 'number', 'boolean', 'date', 'error'] as const;
export type CellKind = (typeof cellKinds)[number];

/** The number of each kind, its index in `cellKinds`. */
export const kindCodes = { empty: 0, text: 1, number: 2, boolean: 3, date: 4, error: 5 } as const satisfies Record<
  CellKind,
  number
>;

/** A batch of rows of the columns the caller chose, `column` counting these; valid only during the call it is given to. */
export interface RowBatch {
  readonly rows: number;
  /** The row of the sheet as spreadsheet programs show it, from 1 on. */
  rowNumber(row: number): number;
  /** An index into `cellKinds`. */
  kind(row: number, column: number): number;
  /** The number, or the serial day (1900 system) of a date; NaN for other kinds and for what no number holds (`1E+999`). */
  number(row: number, column: number): number;
  /**
   * The text as a person sees it: a number by a zero format (`0000000`) with its zeros, other numbers with their written
   * digits and no exponent, dates in ISO form, TRUE or FALSE, `#N/A`; empty when the cell is.
   */
  text(row: number, column: number): string;
  /** What the number's format writes beside it, such as `CHF` or `€`; empty where it writes nothing. */
  unit(row: number, column: number): string;
  /** True when the value is what a formula gave when the file was saved; none is ever evaluated. */
  isFormula(row: number, column: number): boolean;
}
