import { TextDecoder } from 'node:util';
import { WorkbookError } from '../workbook-error.ts';

const unicodeMarks: readonly { readonly start: readonly number[]; readonly encoding: string }[] = [
  { start: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { start: [0xff, 0xfe], encoding: 'utf-16le' },
  { start: [0xfe, 0xff], encoding: 'utf-16be' },
  { start: [0x3c, 0x00], encoding: 'utf-16le' },
  { start: [0x00, 0x3c], encoding: 'utf-16be' },
];

const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

function encodingOf(start: Buffer): string {
  const mark = unicodeMarks.find((one) => one.start.every((byte, index) => start[index] === byte));
  if (mark !== undefined) return mark.encoding;
  const declared = declaration.exec(start.toString('latin1', 0, 200))?.[1]?.toLowerCase();
  // Its first bytes are not UTF-16, whatever it declares: the declaration was left over by a conversion.
  if (declared === undefined || /^(?:utf-16.*|utf-?8|(?:us-)?ascii)$/.test(declared)) return 'utf-8';
  // Spreadsheets are in Unicode; of all others only what old tools write is accepted.
  if (!/^(?:iso-8859-1|windows-1252)$/.test(declared)) throw new WorkbookError('damaged', `encoding ${declared}`);
  return 'windows-1252';
}

function decode(decoder: TextDecoder, chunk?: Buffer): Buffer {
  try {
    return Buffer.from(chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true }), 'utf8');
  } catch (error) {
    throw new WorkbookError('damaged', 'text in a wrong encoding', { cause: error });
  }
}

/** The chunks of an XML part as UTF-8 without byte order mark, whatever their encoding: UTF-16 or as declared. */
export async function* utf8Chunks(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined;
  let first = true;
  for await (const chunk of chunks) {
    if (first) {
      const encoding = encodingOf(chunk);
      if (encoding !== 'utf-8') decoder = new TextDecoder(encoding, { fatal: true });
    }
    const marked = first && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    first = false;
    if (decoder === undefined) yield marked ? chunk.subarray(3) : chunk;
    else yield decode(decoder, chunk);
  }
  if (decoder !== undefined) yield decode(decoder);
}
