import { inflateSync } from 'node:zlib';
import { limits } from '@offizin/domain/limits';
import { opensAddress, type Packed } from './opening-action.ts';

/** What lets a PDF file run, start, send or carry something, or keeps a reader from seeing what it does. */
const refusedNames =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|Encrypt|RichMedia|XFA|SubmitForm|ImportData|GoToE|GoToR|Rendition|AA)(?![A-Za-z0-9])/;
/** Those that are long enough not to be found by chance among the bytes of a picture. */
const longNames = /\/(?:JavaScript|EmbeddedFiles?|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/;

/** Names may be written with numbers for letters: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

const streamStart = />>\s*stream\r?\n/g;

interface Parts {
  /** Everything but the content of streams. */
  readonly outside: string;
  /** What objects hide in: their streams, unfolded. Null where one cannot be read. */
  readonly objects: readonly Packed[] | null;
}

function unfolded(content: Buffer): string | null {
  try {
    return inflateSync(content, { maxOutputLength: limits.legalFileUnfolded }).toString('latin1');
  } catch {
    return null;
  }
}

function partsOf(content: Buffer): Parts {
  const text = content.toString('latin1');
  const outside: string[] = [];
  const objects: Packed[] = [];
  let left: number = limits.legalFileUnfolded;
  let from = 0;
  streamStart.lastIndex = 0;
  for (let match = streamStart.exec(text); match !== null; match = streamStart.exec(text)) {
    const begin = match.index + match[0].length;
    const end = text.indexOf('endstream', begin);
    if (end === -1) break;
    outside.push(text.slice(from, begin));
    const dictionary = plainNames(text.slice(Math.max(from, text.lastIndexOf(' obj', match.index)), begin));
    if (/\/ObjStm\b/.test(dictionary)) {
      const object = /\/Filter\b/.test(dictionary) ? unfolded(content.subarray(begin, end)) : text.slice(begin, end);
      if (object === null || object.length > left) return { outside: '', objects: null };
      left -= object.length;
      objects.push({ text: object, first: Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0) });
    }
    from = end;
    streamStart.lastIndex = end;
  }
  outside.push(text.slice(from));
  return { outside: outside.join('\n'), objects };
}

export type PdfFault = 'request.unsupported_media_type' | 'legal.file_refused';

/** What is wrong with a file that says it is a PDF; null for a document that can only be read. */
export function pdfFaultOf(content: Buffer): PdfFault | null {
  if (content.toString('latin1', 0, 5) !== '%PDF-') return 'request.unsupported_media_type';
  const ending = content.toString('latin1', Math.max(0, content.length - 1024));
  if (!/startxref\s+\d+\s+%%EOF\s*$/.test(ending)) return 'legal.file_refused';
  const { outside, objects } = partsOf(content);
  if (objects === null) return 'legal.file_refused';
  const isRefused =
    [outside, ...objects.map(({ text }) => text)].some((text) => refusedNames.test(plainNames(text))) ||
    opensAddress(
      plainNames(outside),
      objects.map(({ text, first }) => ({ text: plainNames(text), first })),
    ) ||
    longNames.test(plainNames(content.toString('latin1')));
  return isRefused ? 'legal.file_refused' : null;
}
