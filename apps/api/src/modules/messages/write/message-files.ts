import type { MessageFile } from '../tables.ts';

/** A file as both sides see it. */
export const messageFileView = ({ place, name, bytes, mediaType }: MessageFile) => ({
  place,
  fileName: name,
  mediaType,
  bytes,
});
