import { add, type Element, heightOf, type Pdf, write } from '../../../platform/pdf/pdf-document.ts';

/** The place of a column; all but the first have figures. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

interface Row {
  readonly columns: readonly Column[];
  readonly y: number;
  readonly cells: readonly string[];
  readonly isHead: boolean;
}

/** How high a row is with its text and the space below it. */
export const rowHeight = (pdf: Pdf, columns: readonly Column[], text: string): number =>
  heightOf(pdf, text, { width: columns[0]?.width ?? 0 }) + 6;

/** Draws a row of a tagged table and returns where the next one begins. */
export function drawRow(pdf: Pdf, table: Element, { columns, y, cells, isHead }: Row): number {
  const row = pdf.struct('TR');
  table.add(row);
  columns.forEach(({ x, width }, at) => {
    add({ pdf, root: row }, isHead ? 'TH' : 'TD', () => {
      const align = at === 0 ? 'left' : 'right';
      write(pdf, cells[at] ?? '', { x, y, width, align, ...(isHead && { weight: 'strong', size: 8.5 }) });
    });
  });
  row.end();
  return y + rowHeight(pdf, columns, cells[0] ?? '');
}
