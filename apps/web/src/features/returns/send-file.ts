import { uploadFile } from '../../platform/upload-file.ts';

/** Sends a file that proves something about a return, before the decision that it belongs to. */
export const sendFile = (file: File, fileName: string) =>
  uploadFile('POST /returns/evidence', { query: { fileName } }, { file, mediaType: file.type });
