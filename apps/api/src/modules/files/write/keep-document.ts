import { randomBytes } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type SellerOfBrand, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import { imageKey, mediaTypeOf, pdfType } from '../../../platform/files/media.ts';
import { type ImageFault, inImageTurn, readImage, UnreadableImage } from '../../../platform/files/read-image.ts';
import { type PdfFault, pdfFaultOf } from '../../../platform/files/read-pdf.ts';
import { insertFile, removeUnattached } from './stored-file-queries.ts';

/** The parts of its file under which a document lies; no public address leads to them. */
export interface DocumentNames {
  readonly pdf: string;
  readonly picture: string;
}

export interface Document {
  readonly name: string;
  readonly content: Buffer;
  readonly mediaType: string;
}

/** What is kept of a file: a PDF that can only be read, or the picture decoded and made again. */
export async function readDocument(
  body: Buffer,
  names: DocumentNames,
  fail: Fail<PdfFault | ImageFault>,
): Promise<Document> {
  if (body.toString('latin1', 0, 5) === '%PDF-') {
    const fault = pdfFaultOf(body);
    return fault === null ? { name: names.pdf, content: body, mediaType: pdfType } : fail(fault);
  }
  try {
    const { source } = await inImageTurn(() => readImage(body));
    return { name: names.picture, content: source, mediaType: mediaTypeOf('webp') };
  } catch (error) {
    if (error instanceof UnreadableImage) return fail(error.code);
    throw error;
  }
}

interface Keeping {
  readonly app: App;
  readonly owner: SellerOfBrand;
  readonly now: Date;
  /** Seconds after which it goes again where nothing shows it. */
  readonly unsent: number;
  /** Of a file that its sender names: sent again it is the same one. */
  readonly id?: string;
  readonly fail: Fail<'files.full' | 'files.unavailable'>;
}

/** Writes a document under an id of the portal's; it is noted before it is written, so that one that is never sent is found again. */
export async function keepDocument(
  { app, owner, now, unsent, id = randomBytes(16).toString('hex'), fail }: Keeping,
  { name, content, mediaType }: Document,
): Promise<string> {
  const store = app.files ?? fail('files.unavailable');
  const isKept = await withSeller(app.pool, owner, async (db) => {
    if (!(await insertFile(db, owner, { id, bytes: content.length, names: [name], now }))) return false;
    await removeUnattached(db, id, secondsAfter(now, unsent));
    return true;
  });
  if (!isKept) fail('files.full');
  try {
    await store.put(imageKey(id, name), content, mediaType);
  } catch (error) {
    app.log.error({ err: error }, 'a document was not stored');
    fail('files.unavailable');
  }
  return id;
}
