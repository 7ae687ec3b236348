/** Markup that is safe to send: whatever was put into it was escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlPart = Html | string | number | null | readonly HtmlPart[];

/** Safe in texts and between the quotes of attributes. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function textOf(part: HtmlPart): string {
  if (part === null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(textOf).join('') : escaped(String(part));
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** Markup as it is sent: the line breaks of its source are spaces. */
const inOneLine = (markup: string): string => {
  const [first = '', ...rest] = markup.split('\n');
  return rest.length === 0
    ? first
    : [first.trimEnd(), ...rest.slice(0, -1).map((line) => line.trim()), (rest.at(-1) ?? '').trimStart()].join(' ');
};

/** Markup on one line: how it is indented in the code is nothing to send. */
function onOneLine(markup: TemplateStringsArray): readonly string[] {
  const lines = known.get(markup) ?? markup.map((each) => inOneLine(each));
  known.set(markup, lines);
  return lines;
}

/** Markup with values in it: texts are escaped, markup and lists of it stay, null is nothing. Attributes need their quotes. */
export function html(markup: TemplateStringsArray, ...parts: readonly HtmlPart[]): Html {
  return new Html(
    onOneLine(markup)
      .map((each, index) => each + textOf(parts[index] ?? null))
      .join(''),
  );
}
