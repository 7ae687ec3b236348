import { locales, type LocaleCode } from '@offizin/domain/locale/locales';
// oxlint-disable-next-line import/no-named-as-default -- its types know the default alone
import PDFDocument from 'pdfkit';
import { fonts, runsOf, type Weight } from './fonts.ts';

export type Pdf = PDFKit.PDFDocument;
export type Element = PDFKit.PDFStructureElement;

interface Wanted {
  readonly title: string;
  readonly author: string;
  readonly locale: LocaleCode;
  readonly made: Date;
  /** Width and height in points; A4 without. */
  readonly size?: readonly [number, number];
  /** What runs over it begins a new page by itself. */
  readonly margin: number;
}

/** A tagged PDF/A-3 document in the reader's language with embedded fonts. */
export function openPdf({ title, author, locale, made, size, margin }: Wanted): Pdf {
  const pdf = new PDFDocument({
    size: size === undefined ? 'A4' : [...size],
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    displayTitle: true,
    lang: locales[locale].tag,
    font: '',
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  });
  for (const [name, file] of fonts) pdf.registerFont(name, file);
  return pdf;
}

/** The document's bytes, once it is drawn. */
export async function bytesOfPdf(pdf: Pdf, draw: () => void): Promise<Buffer> {
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  draw();
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right' | 'center';
  readonly grey?: true;
}

/** Writes a text into its place and returns where the next line begins. */
export function write(pdf: Pdf, text: string, place: TextPlace): number {
  const { x, y, width, size = 9.5, weight = 'plain', align = 'left', grey } = place;
  const runs = runsOf(text === '' ? ' ' : text, weight);
  pdf.fontSize(size).fillColor(grey ? '#4b5563' : '#111827');
  runs.forEach((run, at) => {
    // Figures below each other are equally wide: without it a comma slips under the digit before it.
    const figures = align === 'right' ? { features: ['tnum'] as PDFKit.Mixins.OpenTypeFeatures[] } : {};
    const options = { width, align, lineGap: 2.5, continued: at < runs.length - 1, ...figures };
    pdf.font(run.font);
    if (at === 0) pdf.text(run.text, x, y, options);
    else pdf.text(run.text, options);
  });
  return pdf.y;
}

/** How high a text is in a column. */
export function heightOf(
  pdf: Pdf,
  text: string,
  { width, size = 9.5, weight = 'plain' }: Pick<TextPlace, 'width' | 'size' | 'weight'>,
): number {
  pdf.font(`${weight} latin`).fontSize(size);
  return pdf.heightOfString(text, { width, lineGap: 2.5 });
}

/** Where an element belongs. */
export interface Within {
  readonly pdf: Pdf;
  readonly root: Element;
}

/** Adds an element that holds what is drawn. */
export function add({ pdf, root }: Within, type: string, draw: () => void): void {
  root.add(pdf.struct(type, {}, [draw]));
}
