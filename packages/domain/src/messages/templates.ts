/** What a template leaves open until it is used. */
export const templateVariables = ['customer', 'product', 'carrier', 'shop', 'sender'] as const;
export type TemplateVariable = (typeof templateVariables)[number];

export type TemplateValues = Readonly<Record<TemplateVariable, string | null>>;

const open = new RegExp(`\\{(${templateVariables.join('|')})\\}`, 'g');

/** Those that a text still leaves open, in the order in which they stand. */
export function openVariables(text: string): TemplateVariable[] {
  const named = [...text.matchAll(open)].flatMap(([, name]) => templateVariables.filter((each) => each === name));
  return [...new Set(named)];
}

/** A template with its values; what has none stays open, and is named before anything is sent. */
export function filledTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(open, (whole, name: TemplateVariable) => values[name] || whole);
}

/** The parts of a text by whether they are values of a template, to be shown apart. */
export interface TextPart {
  readonly text: string;
  readonly isValue: boolean;
}

/** Where values of a template, or what one leaves open, stand in a text. */
export function valueParts(text: string, values: TemplateValues): TextPart[] {
  const wanted = [
    ...templateVariables.map((name) => `{${name}}`),
    ...Object.values(values).filter((value): value is string => value !== null && value.length > 2),
  ];
  const parts: TextPart[] = [];
  let plainFrom = 0;
  for (let at = 0; at < text.length;) {
    const found = wanted.find((value) => text.startsWith(value, at));
    if (found === undefined) {
      at += 1;
      continue;
    }
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), isValue: false });
    parts.push({ text: found, isValue: true });
    at += found.length;
    plainFrom = at;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), isValue: false });
  return parts;
}
