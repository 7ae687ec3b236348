import { type PDFDocument, PDFHexString, PDFName, PDFNumber } from 'pdf-lib';

export interface Bookmark {
  readonly title: string;
  /** From 0. */
  readonly page: number;
}

/** Adds a list of bookmarks (ISO 32000-1, 12.3.3), which the library itself has no words for. */
export function addBookmarks(pdf: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const { context, catalog } = pdf;
  const outlines = context.nextRef();
  const refs = bookmarks.map(() => context.nextRef());
  bookmarks.forEach(({ title, page }, at) => {
    const [ref, before, behind] = [refs[at], refs[at - 1], refs[at + 1]];
    if (ref === undefined) return;
    const item = context.obj({
      Title: PDFHexString.fromText(title),
      Parent: outlines,
      Dest: [pdf.getPage(page).ref, PDFName.of('Fit')],
    });
    if (before !== undefined) item.set(PDFName.of('Prev'), before);
    if (behind !== undefined) item.set(PDFName.of('Next'), behind);
    context.assign(ref, item);
  });
  const list = context.obj({ Type: PDFName.of('Outlines'), Count: PDFNumber.of(refs.length) });
  const [first, last] = [refs[0], refs.at(-1)];
  if (first === undefined || last === undefined) return;
  list.set(PDFName.of('First'), first);
  list.set(PDFName.of('Last'), last);
  context.assign(outlines, list);
  catalog.set(PDFName.of('Outlines'), outlines);
  catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
