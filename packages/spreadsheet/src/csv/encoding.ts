import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { WorkbookError } from '../workbook-error.ts';

const marks: readonly { readonly start: readonly number[]; readonly encoding: string }[] = [
  { start: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { start: [0xff, 0xfe], encoding: 'utf-16le' },
  { start: [0xfe, 0xff], encoding: 'utf-16be' },
];

function decoded(file: Buffer, encoding: string): Buffer {
  try {
    return Buffer.from(new TextDecoder(encoding, { fatal: true }).decode(file), 'utf8');
  } catch (error) {
    throw new WorkbookError('damaged', `it is not ${encoding}`, { cause: error });
  }
}

/** A text file as UTF-8 without byte order mark: by its mark, else UTF-8 where it is that, else Windows-1252. */
export function asUtf8(file: Buffer): Buffer {
  const encoding = marks.find(({ start }) => start.every((byte, index) => file[index] === byte))?.encoding;
  const text =
    encoding === undefined && !isUtf8(file)
      ? decoded(file, 'windows-1252')
      : encoding?.startsWith('utf-16')
        ? decoded(file, encoding)
        : file;
  if (text.includes(0)) throw new WorkbookError('damaged', 'zero bytes');
  return encoding === 'utf-8' ? text.subarray(3) : text;
}
