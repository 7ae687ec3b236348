import { type Portions, portionsOf } from '../portions.ts';

/** A number that is already written, with the decimal mark of its reader: its minus begins no formula. */
export interface CsvDecimal {
  readonly decimal: string;
}

export type CsvValue = string | number | CsvDecimal | null;

export interface CsvOptions {
  readonly separator?: ',' | ';' | '\t';
  /** A byte order mark first, by which spreadsheet programs recognise UTF-8. */
  readonly bom?: boolean;
}

/** What spreadsheets take for the beginning of a formula, in their full width as well. */
const formulaSigns = '=+\\-@\\t\\r＝＋－＠';
const formula = new RegExp(`^[${formulaSigns}]`);

/** One field: text that a spreadsheet would run as a formula gets a leading `'`; quoted where RFC 4180 asks for it. */
function field(value: string, separator: string): string {
  const safe = formula.test(value) ? `'${value}` : value;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file (RFC 4180, CRLF after every record) in chunks of about 64 kB; numbers are written as they are. */
export async function* writeCsv(
  records: Portions<readonly CsvValue[]>,
  { separator = ',', bom = false }: CsvOptions = {},
): AsyncGenerator<string> {
  // Nearly all texts are plain: one look is cheaper than all that `field` asks.
  const special = new RegExp(`^[${formulaSigns}]|["\\r\\n${separator}]`);
  let chunk = bom ? '\ufeff' : '';
  for await (const portion of portionsOf(records)) {
    for (const record of portion) {
      let before = '';
      for (const value of record) {
        chunk += before;
        before = separator;
        if (value === null) continue;
        if (typeof value === 'object') chunk += value.decimal;
        else chunk += typeof value === 'string' && special.test(value) ? field(value, separator) : value;
      }
      chunk += '\r\n';
      if (chunk.length > 65_536) {
        yield chunk;
        chunk = '';
      }
    }
  }
  if (chunk !== '') yield chunk;
}
