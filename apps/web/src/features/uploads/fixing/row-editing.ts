import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import type { CellPosition } from './bad-cells.ts';
import type { Act } from './undo-acts.ts';

/** Where to go when a cell is left. */
export type Leave = 'next' | 'previous' | 'stay';

/** What the cells and actions of the rows can do; rows that cannot be corrected have none. */
export interface RowEditing {
  readonly upload: Upload;
  readonly active: CellPosition | null;
  readonly open: (cell: CellPosition) => void;
  /** Closes the cell; with a value it is corrected first. */
  readonly close: (leave: Leave, value?: string) => void;
  readonly correct: (act: Act) => void;
  readonly valueAt: (cell: CellPosition) => string | undefined;
  /** Fills the column of a cell downwards. */
  readonly fill: (from: CellPosition, values: readonly string[]) => void;
  /** Asks which product a row with doubtful identifiers means. */
  readonly choose: (row: UploadRow) => void;
  /** Says that the catalogue does not have the product of a row. */
  readonly declareNew: (row: UploadRow) => void;
  readonly seeRow: (rowNumber: number, code: string) => void;
}
