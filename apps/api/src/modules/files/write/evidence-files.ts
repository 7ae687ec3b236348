import { imageKey } from '../../../platform/files/media.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { evidenceNames } from './keep-evidence.ts';
import { deleteUnattached, findFiles, setAttached } from './stored-file-queries.ts';

/** A file that proves something: a PDF that somebody sent, or a picture made again. */
export interface EvidenceFile {
  readonly fileId: string;
  readonly name: string;
  readonly bytes: number;
  readonly mediaType: 'application/pdf' | 'image/webp';
}

const mediaTypes: Readonly<Record<string, EvidenceFile['mediaType']>> = {
  [evidenceNames.pdf]: 'application/pdf',
  [evidenceNames.picture]: 'image/webp',
};

/** Under which key the file lies. */
export const evidenceKey = ({ fileId, mediaType }: EvidenceFile): string =>
  imageKey(fileId, mediaType === 'application/pdf' ? evidenceNames.pdf : evidenceNames.picture);

interface Chosen {
  readonly fileId: string;
  readonly fileName: string;
}

/** Takes files that were kept for it: the seller's own, each once and shown by nothing else yet; null where one is not. */
export async function takeEvidence(db: SellerDb, chosen: readonly Chosen[]): Promise<EvidenceFile[] | null> {
  const { sellerId } = db;
  const known = await findFiles(
    db,
    sellerId,
    chosen.map(({ fileId }) => fileId),
  );
  const taken: EvidenceFile[] = [];
  for (const { fileId, fileName } of chosen) {
    const file = known.find(({ id, attached }) => id === fileId && !attached);
    const mediaType = mediaTypes[file?.names[0] ?? ''];
    const isTwice = taken.some((each) => each.fileId === fileId);
    if (file === undefined || mediaType === undefined || isTwice) return null;
    await setAttached(db, { sellerId, fileId }, true);
    taken.push({ fileId, name: fileName, bytes: file.bytes, mediaType });
  }
  return taken;
}

/** Forgets files whose content is gone. */
export async function forgetEvidence(db: SellerDb, files: readonly EvidenceFile[]): Promise<void> {
  const { sellerId } = db;
  for (const { fileId } of files) {
    await setAttached(db, { sellerId, fileId }, false);
    await deleteUnattached(db, sellerId, fileId);
  }
}
