import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import type { Column } from '@offizin/spreadsheet/xlsx/write-sheet';
import { decimalSign, listSeparator } from '@offizin/domain/uploads/decimal-mark';
import { decimals } from '@offizin/spreadsheet/cells/decimals';
import { writeCsv } from '@offizin/spreadsheet/csv/write-csv';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { type Texts, textsIn } from '../../../texts/texts.ts';
import type { NewOrderLine } from '../read/download-queries.ts';

type Words = Texts<'orders'>;
type Value = string | number | null;

interface SheetColumn {
  readonly header: Parameters<Texts<'orderFile'>>[0];
  readonly width: number;
  readonly format: Column['format'];
  readonly value: (line: NewOrderLine, context: { t: Words; clock: (instant: Date) => string }) => Value;
}

/** The billing address in one cell. */
function billingText({ billing: { name, street, postalCode, city, countryCode } }: NewOrderLine): string {
  return `${name}, ${street}, ${postalCode} ${city}, ${countryCode}`;
}

/** The columns of the file, in their order; one row per unit. */
const columns: readonly SheetColumn[] = [
  { header: 'number', width: 14, format: 'text', value: (line) => line.number },
  { header: 'createdAt', width: 18, format: 'date_time', value: (line, { clock }) => clock(line.createdAt) },
  { header: 'dispatchBy', width: 18, format: 'date_time', value: (line, { clock }) => clock(line.dispatchBy) },
  {
    header: 'deliveryType',
    width: 18,
    format: 'text',
    value: (line, { t }) => t(`deliveryType.${line.deliveryType}`),
  },
  {
    header: 'paymentType',
    width: 18,
    format: 'text',
    value: (line, { t }) => t(`paymentType.${line.paymentType}`),
  },
  {
    header: 'paymentStatus',
    width: 16,
    format: 'text',
    value: (line, { t }) => t(`paymentStatus.${line.paymentStatus}`),
  },
  { header: 'name', width: 24, format: 'text', value: (line) => line.address.name },
  { header: 'street', width: 28, format: 'text', value: (line) => line.address.street },
  { header: 'postalCode', width: 10, format: 'text', value: (line) => line.address.postalCode },
  { header: 'city', width: 18, format: 'text', value: (line) => line.address.city },
  { header: 'country', width: 8, format: 'text', value: (line) => line.address.countryCode },
  { header: 'phone', width: 18, format: 'text', value: (line) => line.address.phone },
  { header: 'product', width: 34, format: 'text', value: (line) => line.name },
  { header: 'pack', width: 18, format: 'text', value: (line) => line.pack },
  { header: 'code', width: 16, format: 'text', value: (line) => line.nationalCode },
  { header: 'gtin', width: 16, format: 'text', value: (line) => line.gtin },
  {
    header: 'stockOrigin',
    width: 14,
    format: 'text',
    value: (line, { t }) => t(`stockOrigin.${line.stockOrigin}`),
  },
  { header: 'price', width: 12, format: 'money', value: (line) => line.unitPrice },
  // What belongs to the order is in each of its rows, so that every row can be packed and billed by itself.
  { header: 'shipping', width: 14, format: 'money', value: (line) => line.shipping },
  { header: 'voucher', width: 14, format: 'text', value: (line) => line.voucher },
  { header: 'discount', width: 14, format: 'money', value: (line) => -line.discount },
  { header: 'total', width: 14, format: 'money', value: (line) => line.total },
  { header: 'billing', width: 44, format: 'text', value: (line) => billingText(line) },
];

function* unitRows(lines: readonly NewOrderLine[], t: Words, timeZone: string): Generator<Value[]> {
  const clock = (instant: Date) => {
    const { date, minute } = wallClockAt(instant, timeZone);
    const two = (value: number) => String(value).padStart(2, '0');
    return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
  };
  for (const line of lines) {
    const row = columns.map((column) => column.value(line, { t, clock }));
    for (let unit = 0; unit < line.left; unit += 1) yield row;
  }
}

/** A row as written to a text file: money with two decimals, in the form of the language. */
function csvRow(row: readonly Value[], locale: LocaleCode): Value[] {
  const mark = decimalSign(locale);
  return row.map((value, index) =>
    columns[index]?.format === 'money' && typeof value === 'number' ? decimals(value, mark) : value,
  );
}

export interface SheetOptions {
  readonly format: 'xlsx' | 'csv';
  readonly locale: LocaleCode;
  readonly timeZone: string;
}

/** The file of new orders, one row per unit, its headers in the seller's language (ORD-08). */
export async function writeNewOrdersFile(
  lines: readonly NewOrderLine[],
  { format, locale, timeZone }: SheetOptions,
): Promise<Buffer> {
  const [t, head] = await Promise.all([textsIn(locale, 'orders'), textsIn(locale, 'orderFile')]);
  const rows = unitRows(lines, t, timeZone);
  if (format === 'xlsx') {
    const heads = columns.map((column) => ({
      header: head(column.header),
      width: column.width,
      format: column.format,
    }));
    return workbookBuffer({ sheets: [{ name: head('sheet'), columns: heads, rows }] });
  }
  const records = [columns.map((column) => head(column.header)), ...[...rows].map((row) => csvRow(row, locale))];
  let text = '';
  for await (const chunk of writeCsv(records, { separator: listSeparator(locale), bom: true })) text += chunk;
  return Buffer.from(text, 'utf8');
}
