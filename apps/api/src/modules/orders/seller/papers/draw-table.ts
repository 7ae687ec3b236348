import { type Within, write } from '../../../../platform/pdf/pdf-document.ts';
import type { Drawing } from './drawing.ts';
import { across, within } from './sheet.ts';

export interface PaperColumn {
  readonly name: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

/** The head of a table and the line below it; returns where its first row begins. */
export function drawColumns(
  drawing: Drawing,
  table: Within,
  { columns, y }: { readonly columns: readonly PaperColumn[]; readonly y: number },
): number {
  const { pdf, sheet } = drawing;
  within(table, 'TR', ({ root: row }) => {
    for (const { name, x, width, align = 'left' } of columns)
      row.add(pdf.struct('TH', {}, [() => write(pdf, name, { x, y, width, align, size: sheet.small, grey: true })]));
  });
  const end = y + sheet.small + 7;
  across(drawing, end, '#111827');
  return end;
}

export interface CellText {
  readonly text: string;
  readonly size?: number;
  readonly weight?: 'strong';
  readonly grey?: true;
}

/** A cell of texts one below the other; returns where the next line begins. */
export function drawCell(
  { pdf, root }: Within,
  texts: readonly CellText[],
  place: { readonly x: number; readonly y: number; readonly width: number; readonly align?: 'left' | 'right' },
): number {
  let { y } = place;
  const draw = () => {
    for (const { text, ...look } of texts) y = write(pdf, text, { ...place, y, ...look });
  };
  root.add(pdf.struct('TD', {}, [draw]));
  return y;
}
