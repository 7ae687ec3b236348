import { randomBytes } from 'node:crypto';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type SellerOfBrand, withSeller } from '../../../platform/db/scopes/scopes.ts';
import { imageKey, mediaTypeOf, pdfType } from '../../../platform/files/media.ts';
import { inImageTurn, readImage, UnreadableImage } from '../../../platform/files/read-image.ts';
import { pdfFaultOf } from '../../../platform/files/read-pdf.ts';
import { insertFile, removeUnattached } from './stored-file-queries.ts';

/** The part of its file under which evidence lies; no address of the portal leads to either. */
export const evidenceNames = { pdf: 'evidence.pdf', picture: 'evidence.webp' } as const;

/** Why a file is not kept. */
export type EvidenceFault =
  | 'files.unavailable'
  | 'files.full'
  | NonNullable<ReturnType<typeof pdfFaultOf>>
  | UnreadableImage['code'];

interface GivenFile {
  readonly app: App;
  readonly owner: SellerOfBrand;
  readonly body: Buffer;
  readonly now: Date;
  /** Of a file that its sender names: sent again it is the same one. */
  readonly id?: string;
}

interface ReadFile {
  readonly name: string;
  readonly content: Buffer;
  readonly mediaType: string;
}

/** What is kept of a file: a PDF that can only be read, or the picture decoded and made again, without where it was taken. */
async function readEvidence(body: Buffer): Promise<ReadFile | EvidenceFault> {
  if (body.toString('latin1', 0, 5) === '%PDF-') {
    const fault = pdfFaultOf(body);
    return fault ?? { name: evidenceNames.pdf, content: body, mediaType: pdfType };
  }
  try {
    const { source } = await inImageTurn(() => readImage(body));
    return { name: evidenceNames.picture, content: source, mediaType: mediaTypeOf('webp') };
  } catch (error) {
    if (error instanceof UnreadableImage) return error.code;
    throw error;
  }
}

/** Keeps a file that proves something; it is noted before it is written, and goes again if nothing shows it within a day. */
export async function keepEvidence({
  app,
  owner,
  body,
  now,
  id = randomBytes(16).toString('hex'),
}: GivenFile): Promise<{ readonly fileId: string; readonly bytes: number } | { readonly fault: EvidenceFault }> {
  const store = app.files;
  if (store === null) return { fault: 'files.unavailable' };
  const read = await readEvidence(body);
  if (typeof read === 'string') return { fault: read };
  const { name, content, mediaType } = read;
  const isKept = await withSeller(app.pool, owner, async (db) => {
    if (!(await insertFile(db, owner, { id, bytes: content.length, names: [name], now }))) return false;
    await removeUnattached(db, id, secondsAfter(now, limits.evidenceUnsent));
    return true;
  });
  if (!isKept) return { fault: 'files.full' };
  try {
    await store.put(imageKey(id, name), content, mediaType);
  } catch (error) {
    app.log.error({ err: error }, 'evidence was not stored');
    return { fault: 'files.unavailable' };
  }
  return { fileId: id, bytes: content.length };
}
