import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { code128 } from '@offizin/domain/identifiers/code128';
import type { PaperSize } from '@offizin/domain/orders/papers';
import { type Pdf, type TextPlace, type Within, write } from '../../../../platform/pdf/pdf-document.ts';

/** The measures of a paper in points: its own, its margin, and where the last row ends. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly inner: number;
  readonly bottom: number;
  readonly text: number;
  readonly small: number;
}

const sheetOf = (width: number, height: number, { margin, text, small }: Pick<Sheet, 'margin' | 'text' | 'small'>) => ({
  width,
  height,
  margin,
  text,
  small,
  inner: width - 2 * margin,
  bottom: height - margin - 22,
});

export const sheets: Readonly<Record<PaperSize, Sheet>> = {
  a4: sheetOf(595.28, 841.89, { margin: 42, text: 9.5, small: 8.5 }),
  label: sheetOf(283.46, 425.2, { margin: 16, text: 8.5, small: 7.5 }),
};

const black = '#111827';

/** What is drawn is only for the eye: readers pass over it. */
export function onlyDrawn(pdf: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** A line from one place to another, which only divides. */
export function line(
  pdf: Pdf,
  { from, to, y }: { readonly from: number; readonly to: number; readonly y: number },
  colour = '#d1d5db',
): void {
  onlyDrawn(pdf, () => pdf.moveTo(from, y).lineTo(to, y).lineWidth(0.6).strokeColor(colour).stroke());
}

/** A line across the sheet. */
export function across(
  { pdf, sheet: { margin, width } }: { readonly pdf: Pdf; readonly sheet: Sheet },
  y: number,
  colour?: string,
): void {
  line(pdf, { from: margin, to: width - margin, y }, colour);
}

/** An element, drawn into its parent and closed. */
export function within({ pdf, root }: Within, type: string, fill: (inside: Within) => void): void {
  const element = pdf.struct(type);
  root.add(element);
  fill({ pdf, root: element });
  element.end();
}

interface ParagraphPlace extends TextPlace {
  readonly type?: string;
  readonly strongFirst?: boolean;
}

/** Texts one below the other, as one paragraph; returns where the next line begins. */
export function paragraph(
  { pdf, root }: Within,
  lines: readonly string[],
  { type = 'P', strongFirst = false, ...place }: ParagraphPlace,
): number {
  let { y } = place;
  root.add(
    pdf.struct(type, {}, [
      () => {
        lines.forEach((text, at) => {
          y = write(pdf, text, { ...place, y, ...(strongFirst && at === 0 && { weight: 'strong' }) });
        });
      },
    ]),
  );
  return y;
}

/** A bar thinner than this is not read from paper of 300 dots an inch, in points; thicker than that, it only takes room. */
const thinnest = 0.48;
const thickest = 1.3;
/** What is left white at both ends, in bars. */
const quiet = 10;

export interface BarsPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly align?: 'left' | 'right';
  readonly size: number;
  /** How the figures are written below, where they are not written as they are. */
  readonly shown?: string;
}

function drawBars(pdf: Pdf, text: string, { x, y, width, height, align }: BarsPlace): void {
  const code = code128(text);
  if (code === null) return;
  const thickness = Math.min(thickest, width / (code.width + quiet));
  if (thickness < thinnest) return;
  const from = align === 'right' ? x + width - code.width * thickness : x;
  pdf.fillColor('#000000');
  for (const bar of code.bars) pdf.rect(from + bar.at * thickness, y, bar.width * thickness, height);
  pdf.fill();
}

/** The same on the pages behind the first, where readers pass over it. */
export function barsAgain(pdf: Pdf, text: string, place: BarsPlace): void {
  drawBars(pdf, text, place);
  drawFigures(pdf, text, place);
}

function drawFigures(pdf: Pdf, text: string, { x, y, width, height, size, align = 'left', shown }: BarsPlace): number {
  return write(pdf, shown ?? text, { x, y: y + height + 2, width, align, size });
}

/** A number as the bars of Code 128 with its figures below, read aloud as those; returns where the next line begins. */
export function bars({ pdf, root }: Within, text: string, place: BarsPlace): number {
  let end = place.y;
  onlyDrawn(pdf, () => drawBars(pdf, text, place));
  root.add(
    pdf.struct('P', {}, [
      () => {
        end = drawFigures(pdf, text, place);
      },
    ]),
  );
  return end;
}

export interface BoxesPlace {
  /** Where the last box ends. */
  readonly right: number;
  readonly y: number;
  readonly perRow: number;
}

export const boxSize = 13;
const boxGap = 4;
export const boxStep = boxSize + boxGap;

/** Boxes to tick with a pen, to the left of a place. */
export function boxes(pdf: Pdf, count: number, { right, y, perRow }: BoxesPlace): void {
  onlyDrawn(pdf, () => {
    pdf.lineWidth(0.8).strokeColor(black);
    for (let box = 0; box < count; box += 1) {
      const column = box % perRow;
      const row = Math.floor(box / perRow);
      const inRow = Math.min(perRow, count - row * perRow);
      const x = right - (inRow - column) * boxStep + boxGap;
      pdf.roundedRect(x, y + row * boxStep, boxSize, boxSize, 2.5).stroke();
    }
  });
}

/** The national code with the name it has on packs, and the EAN; both may be missing. */
export function codesOf(line: {
  readonly codeSystem: string | null;
  readonly nationalCode: string | null;
  readonly gtin: string | null;
}): string[] {
  const { codeSystem, nationalCode, gtin } = line;
  const label = Object.entries(codeLabels).find(([system]) => system === codeSystem)?.[1];
  return [
    ...(nationalCode === null ? [] : [label === undefined ? nationalCode : `${label} ${nationalCode}`]),
    ...(gtin === null ? [] : [gtin]),
  ];
}
