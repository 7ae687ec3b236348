import { imageKey } from '../../../platform/files/media.ts';
import type { MessageFile } from '../tables.ts';

/** The part of its file under which what was sent lies. */
export const messageFileNames = { pdf: 'message.pdf', picture: 'message.webp' } as const;

const mediaTypes: Readonly<Record<string, MessageFile['mediaType']>> = {
  [messageFileNames.pdf]: 'application/pdf',
  [messageFileNames.picture]: 'image/webp',
};

/** Null for a file that was not made for a message. */
export const messageFileType = (name: string | undefined): MessageFile['mediaType'] | null =>
  mediaTypes[name ?? ''] ?? null;

/** Under which key the file lies. */
export const messageFileKey = ({ fileId, mediaType }: MessageFile): string =>
  imageKey(fileId, mediaType === 'application/pdf' ? messageFileNames.pdf : messageFileNames.picture);

/** A file as both sides see it. */
export const messageFileView = ({ place, name, bytes, mediaType }: MessageFile) => ({
  place,
  fileName: name,
  mediaType,
  bytes,
});
