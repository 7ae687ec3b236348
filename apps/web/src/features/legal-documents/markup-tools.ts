export const markupTools = ['heading', 'bold', 'list', 'link'] as const;
export type MarkupTool = (typeof markupTools)[number];

export interface Selected {
  readonly start: number;
  readonly end: number;
}

interface Replacement extends Selected {
  readonly text: string;
}

const linesMarked = (text: string, { start, end }: Selected, mark: string): Replacement => {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).split('\n');
  const isMarked = lines.every((line) => line.startsWith(mark));
  const changed = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(/^(?:#{1,3}|-) /, '')));
  return { start: from, end, text: changed.join('\n') };
};

/** What a tool puts in the place of which part of a text. */
const tools: Readonly<Record<MarkupTool, (text: string, selected: Selected) => Replacement>> = {
  heading: (text, selected) => linesMarked(text, selected, '## '),
  list: (text, selected) => linesMarked(text, selected, '- '),
  bold: (text, { start, end }) => ({ start, end, text: `**${text.slice(start, end) || '…'}**` }),
  link: (text, { start, end }) => ({ start, end, text: `[${text.slice(start, end) || '…'}](https://)` }),
};

export const markedUp = (tool: MarkupTool, text: string, selected: Selected): Replacement =>
  tools[tool](text, selected);
