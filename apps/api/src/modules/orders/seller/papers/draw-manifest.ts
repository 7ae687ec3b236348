import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { paperPages } from '@offizin/domain/orders/papers';
import { heightOf, type Within, write } from '../../../../platform/pdf/pdf-document.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { type CellText, drawCell, drawColumns, type PaperColumn } from './draw-table.ts';
import { brandName, type Drawing, drawFoot, drawPaper, pageText } from './drawing.ts';
import type { ManifestTask, PaperParcel } from './paper-tasks.ts';
import { across, bars, barsAgain, boxes, boxSize, line, onlyDrawn, paragraph, sheets, within } from './sheet.ts';

interface ManifestDrawing extends Drawing {
  readonly words: Texts<'papers'>;
  readonly task: ManifestTask;
}

const sheet = sheets.a4;
const { margin, inner, small, text } = sheet;
const rowPadding = 4;
const barHeight = 14;
/** The bars with their figures. */
const least = barHeight + 14;
const endHeight = 150;
const keys = ['no', 'order', 'receiver', 'units', 'code', 'loaded'] as const;
const widths = { no: 26, order: 74, receiver: 148, units: 40, code: 168, loaded: 55 } as const;

function columnsOf({ words }: Drawing): Record<(typeof keys)[number], PaperColumn> {
  let x: number = margin;
  const column = (key: (typeof keys)[number]): PaperColumn => {
    const gap = key === 'code' ? 14 : 0;
    const place = { name: words(`manifest.column.${key}`), x: x + gap, width: widths[key] - gap };
    x += widths[key];
    return key === 'units' || key === 'loaded' ? { ...place, align: 'right' } : place;
  };
  const [no, order, receiver, units, code, loaded] = [
    column('no'),
    column('order'),
    column('receiver'),
    column('units'),
    column('code'),
    column('loaded'),
  ];
  return { no, order, receiver, units, code, loaded };
}

function receiverOf({ words }: Drawing, { receiver }: PaperParcel): CellText[] {
  if (receiver === null) return [{ text: words('erased'), size: small, grey: true }];
  const { name, postalCode, city } = receiver;
  return [
    { text: name, size: text },
    { text: `${postalCode} ${city}`, size: small, grey: true },
  ];
}

/** Where the list's number is to be scanned. */
const listBars = { x: margin + inner - 190, y: margin, width: 190, height: 24, align: 'right', size: small } as const;

/** The title, the shop and the list's number as bars: on each page. */
function drawHead(drawing: ManifestDrawing): number {
  const { words, task } = drawing;
  const { name, street, place } = task.shop;
  const left = inner - listBars.width - 10;
  const title = words('manifest.title', { courier: task.courier });
  const y = paragraph(drawing, [title], {
    type: 'H1',
    x: margin,
    y: margin,
    width: left,
    size: 17,
    weight: 'strong',
  });
  const from = { x: margin, y, width: left, size: small, grey: true } as const;
  const end = paragraph(drawing, [`${name}, ${street}, ${place}`], from);
  return Math.max(end, bars(drawing, task.number, listBars)) + 8;
}

function drawFacts(drawing: ManifestDrawing, y: number): number {
  const { pdf, words, formats, task } = drawing;
  const units = task.parcels.reduce((sum, parcel) => sum + parcel.units, 0);
  const facts = [
    [words('manifest.pickup'), formats.day(task.at), 0.4],
    [words('manifest.parcels'), formats.number(task.parcels.length), 0.17],
    [words('manifest.units'), formats.number(units), 0.17],
    [words('manifest.made'), words('manifest.by', { time: formats.time(task.at), name: task.madeBy }), 0.26],
  ] as const;
  onlyDrawn(pdf, () => pdf.roundedRect(margin, y, inner, 44, 4).lineWidth(0.8).strokeColor('#111827').stroke());
  let x = margin + 10;
  for (const [label, value, part] of facts) {
    const width = (inner - 20) * part;
    paragraph(drawing, [label], { x, y: y + 8, width, size: small, grey: true });
    paragraph(drawing, [value], { x, y: y + 21, width: width - 6, size: text + 1.5, weight: 'strong' });
    x += width;
  }
  return y + 54;
}

interface RowPlace {
  readonly parcel: PaperParcel;
  readonly no: number;
  readonly columns: ReturnType<typeof columnsOf>;
  readonly y: number;
}

function drawRow(drawing: ManifestDrawing, table: Within, { parcel, no, columns, y }: RowPlace): void {
  const { pdf, formats } = drawing;
  const top = y + rowPadding;
  const plain = (value: string) => [{ text: value, size: text }];
  within(table, 'TR', (row) => {
    drawCell(row, plain(formats.number(no)), { ...columns.no, y: top });
    const number = { text: formatOrderNumber(parcel.number), size: text, weight: 'strong' } as const;
    drawCell(row, [number], { ...columns.order, y: top });
    drawCell(row, receiverOf(drawing, parcel), { ...columns.receiver, y: top });
    drawCell(row, plain(formats.number(parcel.units)), { ...columns.units, y: top });
    within(row, 'TD', (cell) => {
      if (parcel.code === null) return;
      bars(cell, parcel.code, { ...columns.code, y: top, height: barHeight, size: small, align: 'left' });
    });
    within(row, 'TD', () => {});
  });
  boxes(pdf, 1, { right: columns.loaded.x + columns.loaded.width, y: top + (least - boxSize) / 2 - 2, perRow: 1 });
}

/** What both sign, with room for a pen. */
function drawSignatures(drawing: ManifestDrawing, from: number): void {
  const { pdf, words, task } = drawing;
  const handed = words('manifest.handedOver', { count: task.parcels.length });
  const y = paragraph(drawing, [handed], {
    x: margin,
    y: from + 10,
    width: inner,
    size: text + 2,
    weight: 'strong',
  });
  const half = (inner - 24) / 2;
  const right = margin + half + 24;
  const quarter = (half - 10) / 2;
  const lines = [
    [words('manifest.giver', { shop: task.shop.name }), margin, half, 48],
    [words('manifest.taker', { courier: task.courier }), right, half, 48],
    [words('manifest.time'), margin, quarter, 100],
    [words('manifest.counted'), margin + quarter + 10, quarter, 100],
    [words('manifest.remark'), right, half, 100],
  ] as const;
  for (const [label, x, width, below] of lines) {
    line(pdf, { from: x, to: x + width, y: y + below }, '#111827');
    paragraph(drawing, [label], { x, y: y + below + 4, width, size: small, grey: true });
  }
}

function heightOfRow(drawing: ManifestDrawing, columns: RowPlace['columns'], parcel: PaperParcel): number {
  const texts = receiverOf(drawing, parcel);
  const { width } = columns.receiver;
  const height = texts.reduce(
    (sum, { text: each, ...look }) => sum + heightOf(drawing.pdf, each, { width, ...look }),
    0,
  );
  return Math.max(height, least) + rowPadding;
}

function drawList(drawing: ManifestDrawing): void {
  const { pdf, task } = drawing;
  const columns = columnsOf(drawing);
  const headHeight = small + 7;
  let y = drawFacts(drawing, drawHead(drawing));
  const nextTop = y - 54;
  const heights = task.parcels.map((parcel) => heightOfRow(drawing, columns, parcel));
  const room = (top: number) => sheet.bottom - top - headHeight;
  const pages = paperPages(heights, { first: room(y), next: room(nextTop), end: endHeight });
  const foot = (page: number) =>
    drawFoot(drawing, [task.number, brandName(task), pageText(drawing, page, pages.length)]);
  within(drawing, 'Table', (table) => {
    pages.forEach((rows, at) => {
      if (at > 0) {
        foot(at);
        pdf.addPage();
        onlyDrawn(pdf, () => drawAgain(drawing), 'Pagination');
        y = nextTop;
      }
      if (rows.length > 0) y = drawColumns(drawing, table, { columns: keys.map((key) => columns[key]), y });
      for (const at of rows) {
        const parcel = task.parcels[at];
        if (parcel !== undefined) drawRow(drawing, table, { parcel, no: at + 1, columns, y });
        y += heights[at] ?? 0;
        across(drawing, y);
      }
    });
  });
  drawSignatures(drawing, y);
  foot(pages.length);
}

/** On the pages behind the first: of which list they are. */
function drawAgain({ pdf, words, task }: ManifestDrawing): void {
  const left = { x: margin, width: inner - listBars.width - 10 };
  const title = words('manifest.title', { courier: task.courier });
  const y = write(pdf, title, { ...left, y: margin, size: text + 4, weight: 'strong' });
  write(pdf, task.shop.name, { ...left, y, size: small, grey: true });
  barsAgain(pdf, task.number, listBars);
}

/** What a courier signs: its parcels with their numbers to scan, on as many pages as it takes (LEG-01). */
export function drawManifest(task: ManifestTask): Promise<Buffer> {
  const title = (words: Drawing['words']) => words('manifest.title', { courier: task.courier });
  return drawPaper(task, { sheet, title }, (drawing) => drawList({ ...drawing, task }));
}
