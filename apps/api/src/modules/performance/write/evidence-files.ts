import type { EvidenceFile } from '../tables.ts';
import { imageKey } from '../../../platform/files/media.ts';

/** The part of its file under which evidence lies; no address of the portal leads to either. */
export const evidenceNames = { pdf: 'evidence.pdf', picture: 'evidence.webp' } as const;

const mediaTypes: Readonly<Record<string, EvidenceFile['mediaType']>> = {
  [evidenceNames.pdf]: 'application/pdf',
  [evidenceNames.picture]: 'image/webp',
};

/** Null for a file that is no evidence. */
export const evidenceType = (name: string | undefined): EvidenceFile['mediaType'] | null =>
  mediaTypes[name ?? ''] ?? null;

/** Under which key the file lies. */
export const evidenceKey = ({ fileId, mediaType }: EvidenceFile): string =>
  imageKey(fileId, mediaType === 'application/pdf' ? evidenceNames.pdf : evidenceNames.picture);
