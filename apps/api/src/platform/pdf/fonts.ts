import { readFileSync } from 'node:fs';

export type Weight = 'plain' | 'strong';

/**
 * The parts in which Inter comes, and the characters that are drawn with each: those that it has in both weights and none before it
 * has. What a part leaves out between two that it has, it has no glyph for.
 */
const parts = {
  latin:
    '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u00ff\\u0131\\u0152-\\u0153\\u02c6\\u02da\\u02dc\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2022\\u2026\\u2032-\\u2033\\u2039-\\u203a\\u2044\\u20ac\\u2122\\u2212',
  'latin-ext':
    '\\u0100-\\u0130\\u0132-\\u0148\\u014a-\\u0151\\u0154-\\u01c3\\u01c5-\\u0254\\u0256-\\u027b\\u02bd-\\u02c5\\u1e00-\\u1e9b\\u1e9d-\\u1e9f\\u1ef2-\\u1eff\\u2020\\u20a0-\\u20ab\\u2113',
  greek: '\\u0374-\\u0376\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03d7',
  cyrillic: '\\u0400-\\u045f\\u0490-\\u0491\\u04b0-\\u04b1\\u2116',
  vietnamese: '\\u1ea0-\\u1ef1',
} as const;
export type FontPart = keyof typeof parts;
export const fontParts = Object.keys(parts) as readonly FontPart[];

const weights = { plain: '400', strong: '600' } as const satisfies Record<Weight, string>;

export type FontName = `${Weight} ${FontPart}`;

export const fontFile = (weight: Weight, part: FontPart): Buffer =>
  readFileSync(new URL(`../../../fonts/inter-${part}-${weights[weight]}-normal.ttf`, import.meta.url));

/** The font of each part and weight. */
export const fonts: ReadonlyMap<FontName, Buffer> = new Map(
  fontParts.flatMap((part) =>
    (['plain', 'strong'] as const).map((weight) => [`${weight} ${part}`, fontFile(weight, part)] as const),
  ),
);

/** Whether a part has the character. */
export const ofPart: Readonly<Record<FontPart, RegExp>> = {
  latin: new RegExp(`[${parts.latin}]`, 'u'),
  'latin-ext': new RegExp(`[${parts['latin-ext']}]`, 'u'),
  greek: new RegExp(`[${parts.greek}]`, 'u'),
  cyrillic: new RegExp(`[${parts.cyrillic}]`, 'u'),
  vietnamese: new RegExp(`[${parts.vietnamese}]`, 'u'),
};

/** Letters with their marks as one character, as the fonts have them, and narrow spaces as spaces that do not break. */
const asDrawn = (text: string): string => text.normalize('NFC').replaceAll(/[\u202f\u2009]/g, '\u00a0');

/** The end of a line is drawn with any font. */
const partOf = (character: string): FontPart | undefined =>
  character === '\n' ? 'latin' : fontParts.find((part) => ofPart[part].test(character));

interface Run {
  readonly text: string;
  readonly font: FontName;
}

/** The text in pieces of one font each; a character that none of them has is a question mark. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const character of asDrawn(text)) {
    const part = partOf(character);
    const font: FontName = `${weight} ${part ?? 'latin'}`;
    const piece = part === undefined ? '?' : character;
    const last = runs.at(-1);
    if (last?.font === font) runs[runs.length - 1] = { font, text: last.text + piece };
    else runs.push({ font, text: piece });
  }
  return runs;
}

/** The characters of texts that cannot be drawn, each once. */
export function undrawable(texts: readonly string[]): string[] {
  const characters = new Set(texts.flatMap((text) => [...asDrawn(text)]));
  return [...characters].filter((character) => partOf(character) === undefined);
}
