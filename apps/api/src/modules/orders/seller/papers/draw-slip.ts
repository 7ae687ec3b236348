import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { paperPages, tickBoxes } from '@offizin/domain/orders/papers';
import { heightOf, type Within, write } from '../../../../platform/pdf/pdf-document.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { type CellText, drawCell, drawColumns, type PaperColumn } from './draw-table.ts';
import { addressLines } from './address-lines.ts';
import { brandName, type Drawing, drawFoot, pageText } from './drawing.ts';
import type { OrderPapersTask, PaperLine, PaperOrder } from './paper-tasks.ts';
import {
  across,
  bars,
  barsAgain,
  type BarsPlace,
  boxes,
  boxStep,
  codesOf,
  onlyDrawn,
  paragraph,
  type Sheet,
  sheets,
  within,
} from './sheet.ts';

/** What the papers of an order are drawn of. */
export interface OrderDrawing extends Drawing {
  readonly words: Texts<'papers'>;
  readonly task: OrderPapersTask;
  readonly order: PaperOrder;
  readonly carrier: { readonly name: string | null; readonly delivery: string };
}

const isSmall = (sheet: Sheet): boolean => sheet === sheets.label;

/** Who sends it, and the order's number as bars: at the head of each page. */
function drawSender(drawing: OrderDrawing, parent: Within): number {
  const { sheet, task, order } = drawing;
  const { margin, inner, text, small } = sheet;
  const { name, street, place, contact } = task.shop;
  const bar = orderBars(drawing);
  const left = inner - bar.width - 12;
  const lines = isSmall(sheet) ? [place] : [`${street}, ${place}`, contact.join(' · ')];
  const sender = { x: margin, y: margin, width: left, size: text + (isSmall(sheet) ? 1 : 2.5) } as const;
  const named = paragraph(parent, [name], { ...sender, weight: 'strong' });
  const shown = lines.filter((each) => each !== '');
  const end = paragraph(parent, shown, { ...sender, y: named, size: small, grey: true });
  return Math.max(end, bars(parent, order.number, bar));
}

/** Where the order's number is to be scanned: at the right of the head of each page. */
function orderBars({ sheet, order }: OrderDrawing): BarsPlace {
  const { margin, inner, text } = sheet;
  const [width, height] = isSmall(sheet) ? [104, 18] : [140, 30];
  const shown = formatOrderNumber(order.number);
  return { x: margin + inner - width, y: margin, width, height, size: text, align: 'right', shown };
}

function drawAddresses(drawing: OrderDrawing, parent: Within, y: number): number {
  const { sheet, words, task, order, carrier } = drawing;
  const { margin, inner, text, small } = sheet;
  const { customer, trackingNumber } = order;
  const gap = 14;
  const columns = isSmall(sheet) ? 2 : 3;
  const width = (inner - (columns - 1) * gap) / columns;
  const at = (column: number) => margin + column * (width + gap);
  const block = (column: number, heading: string, lines: readonly string[]) => {
    const x = at(column);
    const below = paragraph(parent, [heading], { x, y, width, size: small, grey: true });
    return paragraph(parent, lines, { x, y: below, width, size: text, strongFirst: lines.length > 1 });
  };
  const delivered = customer === null ? [words('erased')] : addressLines(customer.delivery, task);
  const ends = [block(0, words('slip.deliverTo'), delivered)];
  if (!isSmall(sheet) && customer !== null) {
    const billed = addressLines(customer.billing, task);
    const isSame = billed.join('\n') === delivered.join('\n');
    ends.push(block(1, words('slip.billTo'), isSame ? [words('slip.same')] : billed));
  }
  const last = columns - 1;
  const shipped = block(
    last,
    words('slip.shipping'),
    [carrier.name, carrier.delivery].filter((each) => each !== null),
  );
  ends.push(shipped);
  if (trackingNumber !== null)
    ends.push(bars(parent, trackingNumber, { x: at(last), y: shipped + 3, width, height: 20, size: small }));
  return Math.max(...ends);
}

function drawHead(drawing: OrderDrawing, parent: Within): number {
  const { sheet, words, formats, order } = drawing;
  const { margin, inner, text, small } = sheet;
  const sender = drawSender(drawing, parent) + (isSmall(sheet) ? 4 : 16);
  const title = words('slip.title', { number: formatOrderNumber(order.number) });
  const size = isSmall(sheet) ? text + 3 : 18;
  const h1 = { type: 'H1', x: margin, y: sender, width: inner, size, weight: 'strong' } as const;
  const ordered = { x: margin, y: paragraph(parent, [title], h1), width: inner, size: small, grey: true } as const;
  const { replacementFor } = order;
  const note =
    replacementFor === null
      ? words('slip.ordered', { day: formats.day(order.createdAt) })
      : words('slip.replacementFor', { number: formatOrderNumber(replacementFor) });
  const below = paragraph(parent, [note], ordered);
  if (isSmall(sheet)) across(drawing, below + 2, '#111827');
  return drawAddresses(drawing, parent, below + (isSmall(sheet) ? 8 : 14)) + (isSmall(sheet) ? 8 : 18);
}

interface SlipColumns {
  readonly units: PaperColumn;
  readonly product: PaperColumn;
  readonly code: PaperColumn | null;
  readonly ticked: PaperColumn;
}

function columnsOf({ sheet, words }: Drawing): SlipColumns {
  const { margin, inner } = sheet;
  const name = (column: 'units' | 'product' | 'code' | 'ticked') => words(`slip.column.${column}`);
  const small = isSmall(sheet);
  const [units, ticked, code] = small ? [26, 5 * boxStep, 0] : [38, 7 * boxStep, 128];
  const product = inner - units - ticked - code - (small ? 0 : 16);
  const x = { product: margin + units, code: margin + units + product + 8, ticked: margin + inner - ticked };
  return {
    units: { name: name('units'), x: margin, width: units },
    product: { name: name('product'), x: x.product, width: product },
    code: small ? null : { name: name('code'), x: x.code, width: code },
    ticked: { name: name('ticked'), x: x.ticked, width: ticked, align: 'right' },
  };
}

/** What is written of a product in each of its columns. */
function cellsOf({ sheet }: Drawing, line: PaperLine): { product: CellText[]; code: CellText[] } {
  const { text, small } = sheet;
  const codes = codesOf(line).map((code, at): CellText => ({ text: code, size: at === 0 ? text : small }));
  const name = { text: line.name, size: text, weight: 'strong' } as const;
  const pack = line.pack === '' ? [] : [{ text: line.pack, size: small, grey: true } as const];
  if (!isSmall(sheet)) return { product: [name, ...pack], code: codes };
  // The label paper has no column for codes.
  const below = [line.pack, ...codesOf(line)].filter((each) => each !== '').join(', ');
  return { product: [name, { text: below, size: small, grey: true }], code: [] };
}

const rowPadding = (sheet: Sheet): number => (isSmall(sheet) ? 4 : 7);

function heightOfRow(drawing: Drawing, columns: SlipColumns, line: PaperLine): number {
  const { pdf, sheet } = drawing;
  const heightIn = (cells: readonly CellText[], { width }: PaperColumn) =>
    cells.reduce((sum, { text, ...look }) => sum + heightOf(pdf, text, { width, ...look }), 0);
  const { product, code } = cellsOf(drawing, line);
  const boxRows = Math.ceil((tickBoxes(line.units) * boxStep) / columns.ticked.width);
  const highest = [heightIn(product, columns.product), heightIn(code, columns.code ?? columns.product)];
  return Math.max(...highest, boxRows * boxStep) + 2 * rowPadding(sheet);
}

function drawRow(drawing: Drawing, table: Within, { line, columns, y }: RowPlace): void {
  const { pdf, formats } = drawing;
  const { units, product, code, ticked } = columns;
  const cells = cellsOf(drawing, line);
  const top = y + rowPadding(drawing.sheet);
  const count = { text: formats.number(line.units), size: drawing.sheet.text + 4, weight: 'strong' } as const;
  within(table, 'TR', (row) => {
    drawCell(row, [count], { ...units, y: top - 1 });
    drawCell(row, cells.product, { ...product, y: top });
    if (code !== null) drawCell(row, cells.code, { ...code, y: top });
  });
  const perRow = Math.floor(ticked.width / boxStep);
  boxes(pdf, tickBoxes(line.units), { right: ticked.x + ticked.width, y: top, perRow });
}

interface RowPlace {
  readonly line: PaperLine;
  readonly columns: SlipColumns;
  readonly y: number;
}

/** How many products and units there are, and where to ask. */
function endHeight({ sheet }: Drawing): number {
  return isSmall(sheet) ? 62 : 96;
}

function drawEnd(drawing: OrderDrawing, parent: Within, y: number): void {
  const { pdf, sheet, words, order, task } = drawing;
  const { margin, inner, text, small } = sheet;
  const units = order.lines.reduce((sum, line) => sum + line.units, 0);
  const half = inner / 2;
  const sums = { x: margin, y: y + 8, width: half, size: text } as const;
  paragraph(parent, [words('slip.products', { count: order.lines.length })], sums);
  const right = { ...sums, x: margin + half, align: 'right', weight: 'strong' } as const;
  const below = paragraph(parent, [words('units', { count: units })], right) + (isSmall(sheet) ? 6 : 18);
  const pad = isSmall(sheet) ? 0 : 12;
  if (!isSmall(sheet))
    onlyDrawn(pdf, () =>
      pdf
        .roundedRect(margin, below - 10, inner, 48, 5)
        .lineWidth(0.6)
        .strokeColor('#9ca3af')
        .stroke(),
    );
  const asked = { x: margin + pad, y: below, width: inner - 2 * pad, size: small, strongFirst: true } as const;
  paragraph(parent, [words('slip.question'), words('slip.answer', { brand: brandName(task) })], asked);
}

/** An order's packing slip without prices, on as many pages as it takes (ORD-13). */
export function drawSlip(drawing: OrderDrawing): void {
  const { pdf, sheet, words, task, order } = drawing;
  const columns = columnsOf(drawing);
  const shown = [columns.units, columns.product, ...(columns.code ? [columns.code] : []), columns.ticked];
  const foot = (page: number, pages: number) =>
    drawFoot(drawing, [
      isSmall(sheet) ? '' : task.shop.name,
      isSmall(sheet) ? '' : words('slip.noPrices'),
      pageText(drawing, page, pages),
    ]);
  within(drawing, 'Sect', (part) => {
    let y = drawHead(drawing, part);
    const headHeight = sheet.small + 7;
    const heights = order.lines.map((line) => heightOfRow(drawing, columns, line));
    const nextTop = sheet.margin + (isSmall(sheet) ? 44 : 66);
    const pages = paperPages(heights, {
      first: sheet.bottom - y - headHeight,
      next: sheet.bottom - nextTop - headHeight,
      end: endHeight(drawing),
    });
    within(part, 'Table', (table) => {
      pages.forEach((rows, at) => {
        if (at > 0) {
          pdf.addPage();
          onlyDrawn(pdf, () => drawAgain(drawing), 'Pagination');
          y = nextTop;
        }
        if (rows.length > 0) y = drawColumns(drawing, table, { columns: shown, y });
        for (const row of rows) {
          const line = order.lines[row];
          if (line !== undefined) drawRow(drawing, table, { line, columns, y });
          y += heights[row] ?? 0;
          across(drawing, y);
        }
        if (at < pages.length - 1) foot(at + 1, pages.length);
      });
    });
    if (order.lines.length === 0)
      y = paragraph(part, [words('slip.nothingLeft')], {
        x: sheet.margin,
        y,
        width: sheet.inner,
        size: sheet.text,
      });
    drawEnd(drawing, part, y);
    foot(pages.length, pages.length);
  });
}

/** On the pages behind the first: whose it is. */
function drawAgain(drawing: OrderDrawing): void {
  const { pdf, sheet, words, task, order } = drawing;
  const { margin, inner, text, small } = sheet;
  const bar = orderBars(drawing);
  const title = words('slip.title', { number: formatOrderNumber(order.number) });
  const left = { x: margin, width: inner - bar.width - 12 };
  const y = write(pdf, title, { ...left, y: margin, size: text + 1, weight: 'strong' });
  write(pdf, task.shop.name, { ...left, y, size: small, grey: true });
  barsAgain(pdf, order.number, bar);
}
