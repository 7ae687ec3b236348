import type { VatPart } from '@offizin/domain/invoices/invoice-totals';
import { add, write } from '../../../platform/pdf/pdf-document.ts';
import type { Drawing } from './drawing.ts';
import { drawRow } from './draw-table.ts';
import { inner, margin, pageBottom, rule } from './pdf-page.ts';

const columns = [
  { key: 'rate', x: margin + 120, width: 110 },
  { key: 'net', x: margin + 234, width: 80 },
  { key: 'vat', x: margin + 318, width: 76 },
  { key: 'gross', x: margin + 398, width: inner - 398 },
] as const;

/** Between the lines and what they come to. */
const gap = 10;

/** No document has more than three reasons: exempt, reverse charge, intra-Community supply. */
const marks = ['¹', '²', '³'] as const;

/** The sign by which a reason is found among the notes, where not everything has the same one. */
export function markOf({ vat: { reasons, totals } }: Drawing, category: VatPart['vatCategory']): string {
  const at = reasons.findIndex((reason) => reason.category === category);
  return totals.parts.length > 1 ? (marks[at] ?? '') : '';
}

/** A rate as lines and sums show it; what is outside the scope has none. */
export function rateOf(drawing: Drawing, { vatCategory, vatRate }: Pick<VatPart, 'vatCategory' | 'vatRate'>): string {
  const rate = vatCategory === 'O' ? '–' : `${drawing.formats.rate(vatRate)} %`;
  const mark = markOf(drawing, vatCategory);
  return mark === '' ? rate : `${rate} ${mark}`;
}

/** What each category and rate comes to, where there are several. */
function drawParts(drawing: Drawing, from: number): number {
  const { pdf, root, words, formats, task, vat } = drawing;
  const { parts } = vat.totals;
  if (parts.length < 2) return from;
  const table = pdf.struct('Table');
  root.add(table);
  const titles = columns.map(({ key }) => words(`vatTable.${key}`, { currency: task.content.currency }));
  let y = drawRow(pdf, table, { columns, y: from + gap, cells: titles, isHead: true });
  rule(pdf, y - 2, { colour: '#6b7280', from: columns[0].x });
  y += 4;
  for (const part of parts) {
    const amounts = [part.net, part.vat, part.net + part.vat].map((amount) => formats.amount(amount));
    y = drawRow(pdf, table, { columns, y, cells: [rateOf(drawing, part), ...amounts], isHead: false });
    rule(pdf, y - 3, { from: columns[0].x });
  }
  table.end();
  return y + 10;
}

/** What there is of VAT in one line: of one rate, of several together, of none. */
function vatLine({ words, formats, vat: { totals } }: Drawing): string {
  const [first] = totals.parts;
  const isOfOneRate = first !== undefined && first.vatCategory !== 'O' && totals.parts.length === 1;
  return isOfOneRate ? words('vat', { rate: formats.rate(first.vatRate) }) : words('allVat');
}

/** Draws what a document comes to; all of it is on one page. */
export function drawTotals(drawing: Drawing, from: number): number {
  const { pdf, root, task, words, formats, vat } = drawing;
  const { net, vat: allVat, gross, parts } = vat.totals;
  const money = (amount: number) => formats.money({ amount, currency: task.content.currency });
  const sums = [
    { text: words('net'), amount: net },
    { text: vatLine(drawing), amount: allVat },
    { text: words('gross'), amount: gross },
  ];
  const height = sums.length * 18 + (parts.length > 1 ? (parts.length + 2) * 22 + gap : 0);
  const isOver = from + height > pageBottom;
  if (isOver) pdf.addPage();
  let y = drawParts(drawing, isOver ? margin : from);
  sums.forEach(({ text, amount }, at) => {
    const weight = at === sums.length - 1 ? 'strong' : 'plain';
    add({ pdf, root }, 'P', () => {
      write(pdf, text, { x: margin + 240, y, width: 160, weight });
      write(pdf, money(amount), { x: margin + 400, y, width: inner - 400, align: 'right', weight });
    });
    y += 18;
  });
  return y + 14;
}
