export type CodePartKind = 'plain' | 'text' | 'name' | 'value' | 'variable';

/** A piece of code of one colour. */
export interface CodePart {
  /** Where it begins. */
  readonly at: number;
  readonly kind: CodePartKind;
  readonly text: string;
}

const word = /[\w.]+/g;
const values: ReadonlySet<string> = new Set(['true', 'false', 'null', 'True', 'False', 'None']);
const isValue = (text: string): boolean => /^\d/.test(text) || values.has(text);

/** Where the quoted text that begins at `from` ends, behind its quote; null where its line ends first. */
function endOfQuoted(code: string, from: number): number | null {
  const quote = code.charAt(from);
  for (let at = from + 1; at < code.length && code[at] !== '\n'; at += code[at] === '\\' ? 2 : 1)
    if (code[at] === quote) return at + 1;
  return null;
}

/** What stands between quoted texts: figures and words that are values, and the rest. */
function unquoted(text: string, start: number): CodePart[] {
  const parts: CodePart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    if (!isValue(found)) continue;
    parts.push({ at: start + from, kind: 'plain', text: text.slice(from, index) });
    parts.push({ at: start + index, kind: 'value', text: found });
    from = index + found.length;
  }
  return [...parts, { at: start + from, kind: 'plain', text: text.slice(from) }];
}

/** A piece, with the variable in it as a piece of its own. */
function parted({ at, kind, text }: CodePart, variable: string | null): CodePart[] {
  const found = variable === null ? -1 : text.indexOf(variable);
  if (variable === null || found === -1) return text === '' ? [] : [{ at, kind, text }];
  const after = found + variable.length;
  return [
    ...(found === 0 ? [] : [{ at, kind, text: text.slice(0, found) }]),
    { at: at + found, kind: 'variable', text: variable },
    ...parted({ at: at + after, kind, text: text.slice(after) }, variable),
  ];
}

/** The pieces of a code, in order: together they are the code. `variable` is marked wherever it stands. */
export function codeParts(code: string, variable: string | null): CodePart[] {
  const parts: CodePart[] = [];
  let from = 0;
  for (let at = 0; at < code.length; at += 1) {
    const end = code[at] === '"' || code[at] === "'" ? endOfQuoted(code, at) : null;
    if (end !== null) {
      const isName = code.startsWith(':', end) || code.startsWith(' :', end);
      parts.push(...unquoted(code.slice(from, at), from));
      parts.push({ at, kind: isName ? 'name' : 'text', text: code.slice(at, end) });
      from = end;
      at = end - 1;
    }
  }
  return [...parts, ...unquoted(code.slice(from), from)].flatMap((part) => parted(part, variable));
}
