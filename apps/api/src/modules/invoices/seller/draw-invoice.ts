import type { InvoiceParty } from '@offizin/contract/invoices/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { isSwissVatNumber, shownSwissVatNumber } from '@offizin/domain/company/vat-number';
import type { CategorisedLine } from '@offizin/domain/invoices/vat-fault';
import { makeFormats } from '@offizin/i18n/formats';
import { textsIn } from '../../../texts/texts.ts';
import type { InvoiceFilesTask } from './files-task.ts';
import type { Drawing } from './drawing.ts';
import { titleOf } from './invoice-title.ts';
import { add, bytesOfPdf, openPdf, type TextPlace, write } from '../../../platform/pdf/pdf-document.ts';
import { drawRow, rowHeight } from './draw-table.ts';
import { drawTotals, markOf, rateOf } from './draw-totals.ts';
import { inner, margin, pageBottom, rule } from './pdf-page.ts';
import { vatOf } from './vat-reasons.ts';

const noon = (day: string): string => `${day}T12:00:00Z`;

/** The place of each column of the lines; all but the first are figures. */
const columns = [
  { key: 'text', x: margin, width: 236 },
  { key: 'quantity', x: margin + 240, width: 48 },
  { key: 'price', x: margin + 292, width: 70 },
  { key: 'rate', x: margin + 366, width: 42 },
  { key: 'net', x: margin + 412, width: inner - 412 },
] as const;

interface Addressed {
  readonly heading: string;
  readonly party: InvoiceParty;
}

/** The numbers of a party, as its country calls them. */
const numbersOf = ({ vatNumber, taxNumber }: InvoiceParty, words: Drawing['words']): string[] => [
  ...(vatNumber === undefined
    ? []
    : isSwissVatNumber(vatNumber)
      ? [words('swissVatNumber', { number: shownSwissVatNumber(vatNumber) })]
      : [words('vatNumber', { number: vatNumber })]),
  ...(taxNumber === undefined ? [] : [words('taxNumber', { number: taxNumber })]),
];

function drawParty({ pdf, root, words }: Drawing, { heading, party }: Addressed, place: TextPlace): number {
  let y = place.y;
  const lines = [
    party.name,
    party.street,
    `${party.postalCode} ${party.city}, ${party.countryCode}`,
    ...numbersOf(party, words),
  ];
  add({ pdf, root }, 'P', () => {
    y = write(pdf, heading, { ...place, y, size: 8.5, grey: true });
    for (const line of lines) y = write(pdf, line, { ...place, y });
  });
  return y;
}

function drawHead(drawing: Drawing): number {
  const { pdf, root, task, words, formats } = drawing;
  const { content, brand } = task;
  add({ pdf, root }, 'P', () => {
    write(pdf, brands[brand].name, { x: margin, y: margin, width: inner, size: 15, weight: 'strong' });
  });
  add({ pdf, root }, 'H1', () => {
    write(pdf, titleOf(task, words), { x: margin, y: 96, width: inner, size: 17, weight: 'strong' });
  });
  const half = inner / 2 - 12;
  const left = drawParty(
    drawing,
    { heading: words('supplier'), party: content.supplier },
    {
      x: margin,
      y: 138,
      width: half,
    },
  );
  const right = drawParty(
    drawing,
    { heading: words('customer'), party: content.customer },
    {
      x: margin + half + 24,
      y: 138,
      width: half,
    },
  );
  const facts = [
    words('issued', { day: formats.date(noon(content.issuedOn)) }),
    words('period', { month: formats.monthOfYear(noon(`${content.month}-01`)) }),
    ...(content.corrects === null ? [] : [words('corrects', { number: content.corrects })]),
  ];
  let y = Math.max(left, right) + 14;
  add({ pdf, root }, 'P', () => {
    for (const fact of facts) y = write(pdf, fact, { x: margin, y, width: inner });
  });
  return y + 16;
}

function drawLines(drawing: Drawing, from: number): number {
  const { pdf, root, task, words, formats, vat } = drawing;
  const table = pdf.struct('Table');
  root.add(table);
  const head = (y: number) => {
    const cells = columns.map(({ key }) => words(`column.${key}`, { currency: task.content.currency }));
    const next = drawRow(pdf, table, { columns, y, cells, isHead: true });
    rule(pdf, next - 2, { colour: '#6b7280' });
    return next + 4;
  };
  const cellsOf = (line: CategorisedLine) => [
    line.text,
    formats.number(line.quantity).replace('-', '−'),
    formats.amount(line.unitPrice),
    rateOf(drawing, line),
    formats.amount(line.quantity * line.unitPrice),
  ];
  let y = head(from);
  for (const line of vat.lines) {
    if (y + rowHeight(pdf, columns, line.text) > pageBottom + 6) {
      pdf.addPage();
      y = head(margin);
    }
    y = drawRow(pdf, table, { columns, y, cells: cellsOf(line), isHead: false });
    rule(pdf, y - 3);
  }
  table.end();
  return y + 6;
}

function drawNotes(drawing: Drawing, from: number): void {
  const { pdf, root, task, words, vat } = drawing;
  const { content, brand } = task;
  const notes = [
    ...vat.reasons.map(({ category, text }) => `${markOf(drawing, category)} ${text}`.trim()),
    ...(content.kind === 'RECEIVED' ? [words('inYourName', { brand: brands[brand].company })] : []),
    words('settled'),
    words('questions', {
      name: content.supplier.contact.name,
      phone: content.supplier.contact.phone,
      email: content.supplier.contact.email,
    }),
  ];
  let y = from;
  if (y + 80 > pageBottom) {
    pdf.addPage();
    y = margin;
  }
  for (const note of notes)
    add({ pdf, root }, 'P', () => {
      y = write(pdf, note, { x: margin, y, width: inner, size: 8.5, grey: true }) + 4;
    });
}

/** Draws a document from its data alone: the same data always give the same page. */
export async function drawInvoice(task: InvoiceFilesTask): Promise<Buffer> {
  const { content, locale, brand } = task;
  const words = await textsIn(locale, 'invoiceDocument');
  const formats = makeFormats(locale, brands[brand].timeZone);
  const made = new Date(noon(content.issuedOn));
  const pdf = openPdf({ title: titleOf(task, words), author: content.supplier.name, locale, made, margin });
  return bytesOfPdf(pdf, () => {
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    const drawing = { pdf, root, task, vat: vatOf(content, words), words, formats };
    drawNotes(drawing, drawTotals(drawing, drawLines(drawing, drawHead(drawing))));
    root.end();
  });
}
