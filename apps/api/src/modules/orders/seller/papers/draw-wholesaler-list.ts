import type { WholesalerProduct } from '@offizin/contract/orders/papers';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { paperPages } from '@offizin/domain/orders/papers';
import { heightOf, type Within } from '../../../../platform/pdf/pdf-document.ts';
import { type Texts, textsIn } from '../../../../texts/texts.ts';
import { type CellText, drawCell, drawColumns, type PaperColumn } from './draw-table.ts';
import { brandName, type Drawing, drawFoot, drawPaper, pageText } from './drawing.ts';
import type { WholesalerListTask } from './paper-tasks.ts';
import { across, boxes, boxSize, codesOf, paragraph, sheets, within } from './sheet.ts';

interface ListDrawing extends Drawing {
  readonly task: WholesalerListTask;
  readonly t: Texts<'wholesaler'>;
}

const sheet = sheets.a4;
const { margin, inner, text, small } = sheet;
const keys = ['ticked', 'units', 'product', 'code', 'orders'] as const;
type Key = (typeof keys)[number];
const places = {
  ticked: [0, 24],
  units: [24, 40],
  product: [72, 190],
  code: [272, 110],
  orders: [392, inner - 392],
} as const;
const rowPadding = 6;

/** Of how many orders the numbers are written; of more, how many there are. */
const ordersWritten = 12;

function ordersText({ t }: ListDrawing, { orders }: WholesalerProduct): string {
  const numbers = [...new Set(orders.map(({ number }) => formatOrderNumber(number)))];
  return numbers.length > ordersWritten ? t('orders', { count: numbers.length }) : numbers.join(', ');
}

function cellsOf(drawing: ListDrawing, product: WholesalerProduct): Record<Exclude<Key, 'ticked'>, CellText[]> {
  return {
    units: [{ text: drawing.formats.number(product.units), size: text + 3, weight: 'strong' }],
    product: [
      { text: product.name, size: text, weight: 'strong' },
      ...(product.pack === '' ? [] : [{ text: product.pack, size: small, grey: true } as const]),
    ],
    code: codesOf(product).map((code, at) => ({ text: code, size: at === 0 ? text : small })),
    orders: [{ text: ordersText(drawing, product), size: small }],
  };
}

function columnOf({ t }: ListDrawing, key: Key): PaperColumn {
  const [x, width] = places[key];
  const name = key === 'ticked' ? '' : t(`column.${key}`);
  return { name, x: margin + x, width, ...(key === 'units' && { align: 'right' }) };
}

function heightOfRow(drawing: ListDrawing, product: WholesalerProduct): number {
  const heights = Object.entries(cellsOf(drawing, product)).map(([key, cells]) => {
    const { width } = columnOf(drawing, key as Key);
    return cells.reduce((sum, { text: each, ...look }) => sum + heightOf(drawing.pdf, each, { width, ...look }), 0);
  });
  return Math.max(...heights, boxSize) + 2 * rowPadding;
}

function drawRow(drawing: ListDrawing, table: Within, { product, y }: { product: WholesalerProduct; y: number }): void {
  const { pdf } = drawing;
  const top = y + rowPadding;
  const cells = cellsOf(drawing, product);
  within(table, 'TR', (row) => {
    for (const key of keys) {
      const { name: _, ...place } = columnOf(drawing, key);
      drawCell(row, key === 'ticked' ? [] : cells[key], { ...place, y: top });
    }
  });
  boxes(pdf, 1, { right: margin + boxSize, y: top, perRow: 1 });
}

function drawList(drawing: ListDrawing): void {
  const { pdf, formats, task, t } = drawing;
  const { products } = task;
  const units = products.reduce((sum, product) => sum + product.units, 0);
  const at = { x: margin, width: inner };
  let y = paragraph(drawing, [t('title')], { ...at, type: 'H1', y: margin, size: 17, weight: 'strong' });
  y = paragraph(drawing, [`${task.shop.name}, ${formats.dayTime(task.at)}`], { ...at, y, size: small, grey: true });
  const sums = t('sum', { products: products.length, units });
  y = paragraph(drawing, [sums], { ...at, y: y + 4, size: text + 1, weight: 'strong' }) + 10;
  const head = small + 7;
  const heights = products.map((product) => heightOfRow(drawing, product));
  const room = (top: number) => sheet.bottom - top - head;
  const pages = paperPages(heights, { first: room(y), next: room(margin), end: 0 });
  within(drawing, 'Table', (table) => {
    pages.forEach((rows, page) => {
      if (page > 0) {
        pdf.addPage();
        y = margin;
      }
      y = drawColumns(drawing, table, { columns: keys.map((key) => columnOf(drawing, key)), y });
      for (const row of rows) {
        const product = products[row];
        if (product !== undefined) drawRow(drawing, table, { product, y });
        y += heights[row] ?? 0;
        across(drawing, y);
      }
      drawFoot(drawing, [t('title'), brandName(task), pageText(drawing, page + 1, pages.length)]);
    });
  });
}

/** What the open orders need from the wholesaler, to tick while it is fetched or unpacked (ORD-19). */
export async function drawWholesalerList(task: WholesalerListTask): Promise<Buffer> {
  const t = await textsIn(task.locale, 'wholesaler');
  return drawPaper(task, { sheet, title: () => t('title') }, (drawing) => drawList({ ...drawing, task, t }));
}
