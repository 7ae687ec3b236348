import type { LocaleCode } from '@offizin/domain/locale/locales';
import { PDFDocument } from 'pdf-lib';
import { addBookmarks } from './pdf-bookmarks.ts';
import { add, bytesOfPdf, openPdf, write } from '../../../platform/pdf/pdf-document.ts';
import { margin, pageBottom, pageWidth, rule } from './pdf-page.ts';

export interface JoinedDocument {
  readonly title: string;
  /** What it comes to, as it is written; empty for a report. */
  readonly sum: string;
  /** Null for one that is not there: it is named. */
  readonly read: (() => Promise<Buffer>) | null;
}

interface Frame {
  readonly title: string;
  /** The word above the page numbers. */
  readonly page: string;
  /** What stands in place of the page of a document that is missing. */
  readonly absent: string;
  /** That documents are missing; empty when none is. */
  readonly note: string;
  readonly author: string;
  readonly locale: LocaleCode;
  readonly made: Date;
}

const rowHeight = 22;
const firstRow = 110;
const inner = pageWidth - 2 * margin;
const rowsOnFirst = Math.floor((pageBottom - firstRow) / rowHeight);
const rowsOnNext = Math.floor((pageBottom - margin) / rowHeight);

/** How many pages a table of contents takes, by its rows. */
export const contentsPages = (rows: number): number =>
  rows <= rowsOnFirst ? 1 : 1 + Math.ceil((rows - rowsOnFirst) / rowsOnNext);

interface Row {
  readonly title: string;
  readonly sum: string;
  /** Null for a document that is missing. */
  readonly page: number | null;
}

function drawContents(rows: readonly Row[], frame: Frame): Promise<Buffer> {
  const pdf = openPdf({ ...frame, margin });
  return bytesOfPdf(pdf, () => {
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    add({ pdf, root }, 'H1', () => {
      write(pdf, frame.title, { x: margin, y: margin, width: inner, size: 17, weight: 'strong' });
    });
    if (frame.note !== '')
      add({ pdf, root }, 'P', () => {
        write(pdf, frame.note, { x: margin, y: margin + 26, width: inner, weight: 'strong' });
      });
    add({ pdf, root }, 'P', () => {
      write(pdf, frame.page, { x: margin + inner - 60, y: 90, width: 60, align: 'right', size: 8.5, grey: true });
    });
    rows.forEach(({ title, sum, page }, at) => {
      const onNext = at - rowsOnFirst;
      const isNext = onNext >= 0;
      if (isNext && onNext % rowsOnNext === 0) pdf.addPage();
      const y = isNext ? margin + (onNext % rowsOnNext) * rowHeight : firstRow + at * rowHeight;
      add({ pdf, root }, 'P', () => {
        write(pdf, title, { x: margin, y, width: 300 });
        write(pdf, sum, { x: margin + 300, y, width: 110, align: 'right' });
        write(pdf, page === null ? frame.absent : String(page), {
          x: margin + inner - 60,
          y,
          width: 60,
          align: 'right',
        });
      });
      rule(pdf, y + rowHeight - 6);
    });
    root.end();
  });
}

const opened = async (read: () => Promise<Buffer>) => PDFDocument.load(await read(), { updateMetadata: false });

/** Puts documents behind one another, contents and bookmarks in front; each is read twice so that one at a time is held beside the whole. */
export async function joinDocuments(
  documents: readonly JoinedDocument[],
  frame: Frame,
  onRows: (rows: number) => void,
): Promise<Buffer> {
  let page = contentsPages(documents.length) + 1;
  const rows: Row[] = [];
  for (const { title, sum, read } of documents) {
    rows.push({ title, sum, page: read === null ? null : page });
    if (read !== null) page += (await opened(read)).getPageCount();
  }
  const joined = await PDFDocument.load(await drawContents(rows, frame), { updateMetadata: false });
  const there = documents.flatMap(({ read }) => (read === null ? [] : [read]));
  for (const [at, read] of there.entries()) {
    const source = await opened(read);
    for (const each of await joined.copyPages(source, source.getPageIndices())) joined.addPage(each);
    onRows(at + 1);
  }
  addBookmarks(
    joined,
    rows.flatMap(({ title, page: first }) => (first === null ? [] : [{ title, page: first - 1 }])),
  );
  return Buffer.from(await joined.save());
}
