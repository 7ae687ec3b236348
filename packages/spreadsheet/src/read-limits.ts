const megabyte = 1024 * 1024;

/** What a file may take to read; bytes are counted while they are inflated, never as a header declares them. */
export interface ReadLimits {
  readonly entries: number;
  /** Bytes of all parts that are read. */
  readonly inflated: number;
  /**
   * Inflated bytes per packed byte of a part, from 1 MB on: smaller ones harm nobody. Lists whose rows are alike come to
   * 200; what a file may cost is bounded by `inflated`, whatever it is packed in.
   */
  readonly ratio: number;
  /** Rows with content below the header. */
  readonly rows: number;
  readonly columns: number;
  /** Bytes of the part that holds the shared strings. */
  readonly sharedStrings: number;
  /** Bytes of the text of a cell that is read: three for each of the 32,767 characters that Excel allows. */
  readonly cellBytes: number;
  /** Bytes of the texts of all cells that are read, a shared one counted as often as it is used. */
  readonly textBytes: number;
  /** Bytes without the end of a row; in every part also those of one tag or text. */
  readonly rowBytes: number;
  /** Bytes of each of the small parts: styles, workbook, relationships, content types. */
  readonly styles: number;
}

export const defaultReadLimits: ReadLimits = {
  entries: 1000,
  inflated: 256 * megabyte,
  ratio: 400,
  rows: 400_000,
  columns: 256,
  sharedStrings: 96 * megabyte,
  cellBytes: 3 * 32_767,
  textBytes: 128 * megabyte,
  rowBytes: 4 * megabyte,
  styles: 8 * megabyte,
};

export const ratioFreeBytes = megabyte;
