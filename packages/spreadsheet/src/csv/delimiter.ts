const delimiters = [0x3b, 0x2c, 0x09, 0x7c] as const;
const [quote, lineFeed, carriageReturn] = [0x22, 0x0a, 0x0d];
const looked = 64 * 1024;

/** How often each delimiter occurs outside quotes in the first line with content. */
function countInFirstLine(text: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let quoted = false;
  let content = false;
  for (let at = 0; at < text.length && at < looked; at += 1) {
    const byte = text[at] ?? 0;
    if (byte === quote) quoted = !quoted;
    else if (!quoted && (byte === lineFeed || byte === carriageReturn)) {
      if (content) break;
    } else if (!quoted) {
      const count = counts.get(byte);
      if (count === undefined) content = true;
      else counts.set(byte, count + 1);
    }
  }
  return counts;
}

const declared = /^sep=([;,\t|])\r?\n/i;

/** The delimiter a first line like `sep=;` declares, as Excel writes and honours it, and where the records begin. */
export function declaredDelimiter(text: Buffer): { delimiter: number; start: number } | undefined {
  const [line, delimiter] = declared.exec(text.toString('latin1', 0, 8)) ?? [];
  return line === undefined || delimiter === undefined
    ? undefined
    : { delimiter: delimiter.charCodeAt(0), start: line.length };
}

/** The delimiter that is most frequent in the first line; of equals the first of `; , tab |`. */
export function detectDelimiter(text: Uint8Array): number {
  let found: number = delimiters[0];
  let most = 0;
  for (const [delimiter, count] of countInFirstLine(text)) {
    if (count <= most) continue;
    most = count;
    found = delimiter;
  }
  return found;
}
