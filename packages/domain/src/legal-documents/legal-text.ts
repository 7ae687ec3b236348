import { isInnerHost } from '../company/inner-host.ts';

/** A stretch of a line: plain, bold, or a link. */
export interface LegalSpan {
  readonly text: string;
  readonly bold: boolean;
  /** Null where it is no link; always `http:` or `https:`. */
  readonly url: string | null;
}

export type LegalBlock =
  | { readonly kind: 'heading'; readonly spans: readonly LegalSpan[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly LegalSpan[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly LegalSpan[])[] };

const bold = /\*\*([^*\n]+)\*\*/;
const link = /\[([^[\]\n]+)\]\(([^()\s]{1,500})\)/;
const marked = new RegExp(`${bold.source}|${link.source}`, 'g');

/** Only addresses of the web: `javascript:` and the like stay the text that they are. */
function webAddress(typed: string): string | null {
  const url = URL.parse(typed);
  if (url === null || isInnerHost(url.hostname)) return null;
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

function spansOf(line: string): LegalSpan[] {
  const spans: LegalSpan[] = [];
  const plain = (text: string) => {
    if (text !== '') spans.push({ text, bold: false, url: null });
  };
  let end = 0;
  for (const match of line.matchAll(marked)) {
    const [whole, strong, text = '', address = ''] = match;
    const url = strong === undefined ? webAddress(address) : null;
    if (strong === undefined && url === null) continue;
    plain(line.slice(end, match.index));
    spans.push(strong === undefined ? { text, bold: false, url } : { text: strong, bold: true, url: null });
    end = match.index + whole.length;
  }
  plain(line.slice(end));
  return spans;
}

const heading = /^#{1,3}\s(.+)$/;
const item = /^[-*•]\s(.+)$/;

const after = (pattern: RegExp, line: string): string => pattern.exec(line)?.[1]?.trim() ?? line;

/**
 * A text with a little markup: `## heading`, `- item`, `**bold**`, `[text](https://…)`, an empty line between paragraphs. Whatever
 * else stands there is text.
 */
export function legalBlocks(text: string): LegalBlock[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const parts = lines
    .map((line) => line.trim())
    .join('\n')
    .split('\n\n');
  return parts.flatMap((part) =>
    blocksOf(
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    ),
  );
}

const kindOfLine = (line: string): LegalBlock['kind'] =>
  heading.test(line) ? 'heading' : item.test(line) ? 'list' : 'paragraph';

function blocksOf(lines: readonly string[]): LegalBlock[] {
  const blocks: LegalBlock[] = [];
  for (let at = 0; at < lines.length;) {
    const kind = kindOfLine(lines[at] ?? '');
    const end = lines.findIndex((line, index) => index > at && (kind === 'heading' || kindOfLine(line) !== kind));
    const same = lines.slice(at, end === -1 ? lines.length : end);
    at += same.length;
    if (kind === 'heading') blocks.push({ kind, spans: spansOf(after(heading, same[0] ?? '')) });
    else if (kind === 'list') blocks.push({ kind, items: same.map((line) => spansOf(after(item, line))) });
    else blocks.push({ kind, lines: same.map(spansOf) });
  }
  return blocks;
}

/** How many words a text has, as people count them. */
export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
