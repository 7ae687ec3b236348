export type CodePartKind = 'plain' | 'text' | 'name' | 'value' | 'variable';

/** A piece of code of one colour. */
export interface CodePart {
  /** Where it begins. */
  readonly at: number;
  readonly kind: CodePartKind;
  readonly text: string;
}

const sign = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|\b(?:\d+(?:\.\d+)?|true|false|null|True|False|None)\b/g;

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
  for (const { 0: text, 1: quoted, index } of code.matchAll(sign)) {
    parts.push({ at: from, kind: 'plain', text: code.slice(from, index) });
    from = index + text.length;
    const isName = /^\s*:/.test(code.slice(from, from + 2));
    parts.push({ at: index, kind: quoted === undefined ? 'value' : isName ? 'name' : 'text', text });
  }
  parts.push({ at: from, kind: 'plain', text: code.slice(from) });
  return parts.flatMap((part) => parted(part, variable));
}
