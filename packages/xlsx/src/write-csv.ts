export type CsvValue = string | number | null;

export interface CsvOptions {
  readonly separator?: ',' | ';' | '\t';
  /** A byte order mark first, by which spreadsheet programs recognise UTF-8. */
  readonly bom?: boolean;
}

/** One field: text that a spreadsheet would run as a formula gets a leading `'`; quoted where RFC 4180 asks for it. */
function field(value: CsvValue, separator: string): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file (RFC 4180, CRLF after every record) in chunks of about 64 kB; numbers are written as they are. */
export async function* writeCsv(
  records: Iterable<readonly CsvValue[]> | AsyncIterable<readonly CsvValue[]>,
  { separator = ',', bom = false }: CsvOptions = {},
): AsyncGenerator<string> {
  let chunk = bom ? '\ufeff' : '';
  for await (const record of records) {
    chunk += `${record.map((value) => field(value, separator)).join(separator)}\r\n`;
    if (chunk.length > 65_536) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk !== '') yield chunk;
}
