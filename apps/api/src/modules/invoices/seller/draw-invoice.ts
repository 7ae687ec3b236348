import type { InvoiceParty } from '@offizin/contract/invoices/marketplace';
import { brands } from '@offizin/domain/brand/brands';
import { isSwissVatNumber, shownSwissVatNumber } from '@offizin/domain/company/vat-number';
import { type InvoiceLine, invoiceTotals } from '@offizin/domain/invoices/invoice-totals';
import { type Formats, makeFormats } from '@offizin/i18n/formats';
import { type Texts, textsIn } from '../../../texts/texts.ts';
import type { InvoiceFilesTask } from './files-task.ts';
import { titleOf } from './invoice-title.ts';
import {
  add,
  bytesOfPdf,
  type Element,
  heightOf,
  openPdf,
  type Pdf,
  type TextPlace,
  write,
} from '../../../platform/pdf/pdf-document.ts';
import { margin, pageBottom, pageWidth, rule } from './pdf-page.ts';

type Words = Texts<'invoiceDocument'>;

interface Drawing {
  readonly pdf: Pdf;
  readonly root: Element;
  readonly task: InvoiceFilesTask;
  readonly words: Words;
  readonly formats: Formats;
}

const inner = pageWidth - 2 * margin;
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

function drawParty({ pdf, root, words }: Drawing, { heading, party }: Addressed, place: TextPlace): number {
  let y = place.y;
  const lines = [
    party.name,
    party.street,
    `${party.postalCode} ${party.city}, ${party.countryCode}`,
    isSwissVatNumber(party.vatNumber)
      ? words('swissVatNumber', { number: shownSwissVatNumber(party.vatNumber) })
      : words('vatNumber', { number: party.vatNumber }),
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

function drawRow(
  pdf: Pdf,
  table: Element,
  { y, cells, isHead }: { y: number; cells: readonly string[]; isHead: boolean },
) {
  const row = pdf.struct('TR');
  table.add(row);
  const height = heightOf(pdf, cells[0] ?? '', { width: columns[0].width });
  columns.forEach(({ x, width }, at) => {
    add({ pdf, root: row }, isHead ? 'TH' : 'TD', () => {
      const align = at === 0 ? 'left' : 'right';
      write(pdf, cells[at] ?? '', { x, y, width, align, ...(isHead && { weight: 'strong', size: 8.5 }) });
    });
  });
  row.end();
  return y + height + 6;
}

function drawLines({ pdf, root, task, words, formats }: Drawing, from: number): number {
  const table = pdf.struct('Table');
  root.add(table);
  const head = (y: number) => {
    const cells = columns.map(({ key }) => words(`column.${key}`, { currency: task.content.currency }));
    const next = drawRow(pdf, table, { y, cells, isHead: true });
    rule(pdf, next - 2, '#6b7280');
    return next + 4;
  };
  const cellsOf = ({ text, quantity, unitPrice, vatRate }: InvoiceLine) => [
    text,
    formats.number(quantity),
    formats.amount(unitPrice),
    `${formats.rate(vatRate)} %`,
    formats.amount(quantity * unitPrice),
  ];
  let y = head(from);
  for (const line of task.content.lines) {
    if (y + heightOf(pdf, line.text, { width: columns[0].width }) > pageBottom) {
      pdf.addPage();
      y = head(margin);
    }
    y = drawRow(pdf, table, { y, cells: cellsOf(line), isHead: false });
    rule(pdf, y - 3);
  }
  table.end();
  return y + 6;
}

function drawTotals({ pdf, root, task, words, formats }: Drawing, from: number): number {
  const { content } = task;
  const { net, vat: allVat, gross, parts } = invoiceTotals(content);
  const money = (amount: number) => formats.money({ amount, currency: content.currency });
  const sums = [
    { text: words('net'), amount: net },
    ...parts.map(({ vatRate, vat }) => ({ text: words('vat', { rate: formats.rate(vatRate) }), amount: vat })),
    ...(parts.length > 1 ? [{ text: words('allVat'), amount: allVat }] : []),
    { text: words('gross'), amount: gross },
    // As the data says it (BT-113, BT-115): nobody transfers what is set off.
    ...(content.setOff === undefined
      ? []
      : [
          { text: words('setOff'), amount: 0 - gross },
          { text: words('toTransfer'), amount: 0 },
        ]),
  ];
  let y = from;
  if (y + sums.length * 18 > pageBottom) {
    pdf.addPage();
    y = margin;
  }
  sums.forEach(({ text, amount }, at) => {
    const isSum = at === sums.length - 1;
    const weight = isSum ? 'strong' : 'plain';
    add({ pdf, root }, 'P', () => {
      write(pdf, text, { x: margin + 240, y, width: 160, weight });
      write(pdf, money(amount), { x: margin + 400, y, width: inner - 400, align: 'right', weight });
    });
    y += 18;
  });
  return y + 14;
}

function drawNotes({ pdf, root, task, words }: Drawing, from: number): void {
  const { content, brand } = task;
  const notes = [
    ...(content.reverseCharge ? [words('reverseCharge')] : []),
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
    const drawing = { pdf, root, task, words, formats };
    drawNotes(drawing, drawTotals(drawing, drawLines(drawing, drawHead(drawing))));
    root.end();
  });
}
