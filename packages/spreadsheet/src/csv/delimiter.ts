import { peekedRows } from '../header-then-rows.ts';

const delimiters = [0x3b, 0x2c, 0x09, 0x7c] as const;
const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];
const looked = 64 * 1024;

/** How often each delimiter occurs outside quotes in each of the first lines with content. */
function countByLine(text: Uint8Array): Map<number, number>[] {
  const lines: Map<number, number>[] = [];
  const none = () => new Map<number, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let counts = none();
  let quoted = false;
  let content = false;
  const endLine = () => {
    if (content) lines.push(counts);
    counts = none();
    content = false;
  };
  for (let at = 0; at < text.length && at < looked && lines.length < peekedRows; at += 1) {
    const byte = text[at] ?? 0;
    if (byte === quote) {
      quoted = !quoted;
      content = true;
    } else if (!quoted && (byte === lineFeed || byte === carriageReturn)) endLine();
    else if (!quoted) {
      const count = counts.get(byte);
      if (count === undefined) content = true;
      else counts.set(byte, count + 1);
    }
  }
  endLine();
  return lines;
}

/** In how many of the lines a delimiter occurs as often as in most of those that have it. */
function linesAlike(lines: readonly ReadonlyMap<number, number>[], delimiter: number): number {
  const found = lines.map((counts) => counts.get(delimiter) ?? 0).filter((count) => count > 0);
  return Math.max(
    0,
    ...Map.groupBy(found, (count) => count)
      .values()
      .map(({ length }) => length),
  );
}

const declared = /^sep=([;,\t|])\r?\n/i;

/** The delimiter a first line like `sep=;` declares, as Excel writes and honours it, and where the records begin. */
export function declaredDelimiter(text: Buffer): { delimiter: number; start: number } | undefined {
  const [line, delimiter] = declared.exec(text.toString('latin1', 0, 8)) ?? [];
  return line === undefined || delimiter === undefined
    ? undefined
    : { delimiter: delimiter.charCodeAt(0), start: line.length };
}

/**
 * The delimiter of a text: the one that parts most of the first lines into equally many fields, of equals the more frequent
 * one, then the first of `; , tab |`. A title above the table has none or another number of them.
 */
export function detectDelimiter(text: Uint8Array): number {
  const lines = countByLine(text);
  const frequent = (delimiter: number) => Math.max(0, ...lines.map((counts) => counts.get(delimiter) ?? 0));
  const [best = delimiters[0]] = delimiters.toSorted(
    (one, other) => linesAlike(lines, other) - linesAlike(lines, one) || frequent(other) - frequent(one),
  );
  return best;
}
