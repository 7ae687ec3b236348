import { brands } from '@offizin/domain/brand/brands';
import { type Formats, makeFormats } from '@offizin/i18n/formats';
import { type Element, openPdf, type Pdf, bytesOfPdf, write } from '../../../../platform/pdf/pdf-document.ts';
import { type Texts, textsIn } from '../../../../texts/texts.ts';
import type { ManifestTask, OrderPapersTask, WholesalerListTask } from './paper-tasks.ts';
import { across, onlyDrawn, type Sheet } from './sheet.ts';

/** With what a paper is drawn. */
export interface Drawing {
  readonly pdf: Pdf;
  readonly root: Element;
  readonly sheet: Sheet;
  readonly words: Texts<'papers'>;
  readonly formats: Formats;
}

type AnyTask = OrderPapersTask | ManifestTask | WholesalerListTask;

/** Draws a tagged document whose pages begin where what is drawn begins them. */
export async function drawPaper(
  { locale, timeZone, at, shop }: AnyTask,
  { sheet, title }: { readonly sheet: Sheet; readonly title: (words: Texts<'papers'>) => string },
  draw: (drawing: Drawing) => void,
): Promise<Buffer> {
  const words = await textsIn(locale, 'papers');
  const formats = makeFormats(locale, timeZone);
  const size = [sheet.width, sheet.height] as const;
  const pdf = openPdf({ title: title(words), author: shop.name, locale, made: new Date(at), size, margin: 0 });
  return bytesOfPdf(pdf, () => {
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    draw({ pdf, root, sheet, words, formats });
    root.end();
  });
}

/** The texts at the foot of a page: its begin, its middle and its end. */
export function drawFoot(drawing: Drawing, [left, middle, right]: readonly [string, string, string]): void {
  const { pdf, sheet } = drawing;
  const { margin, inner, height, small } = sheet;
  const y = height - margin - small;
  across(drawing, y - 7, '#9ca3af');
  const third = { x: margin, y, width: inner, size: small, grey: true } as const;
  onlyDrawn(
    pdf,
    () => {
      write(pdf, left, third);
      write(pdf, middle, { ...third, align: 'center' });
      write(pdf, right, { ...third, align: 'right' });
    },
    'Pagination',
  );
}

/** The page of a document that has several. */
export function pageText({ words }: Pick<Drawing, 'words'>, page: number, pages: number): string {
  return words('page', { page: String(page), pages: String(pages) });
}

/** The marketplace's name of a task. */
export const brandName = ({ brand }: Pick<AnyTask, 'brand'>): string => brands[brand].name;
