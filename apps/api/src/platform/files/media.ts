import { type ImageFormat, imageFormats } from '@offizin/domain/shop-profile/shop-images';
import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';

const mediaTypes: Readonly<Record<ImageFormat, string>> = { webp: 'image/webp', jpeg: 'image/jpeg' };
const filePattern = new RegExp(`^([0-9a-f]{32})/(source|\\d{2,4})\\.(${imageFormats.join('|')})$`);

export const mediaTypeOf = (format: ImageFormat): string => mediaTypes[format];

/** The one part of a file that is a document. */
export const documentName = 'document.pdf';
export const pdfType = 'application/pdf';

/** By its ending; documents are the only other kind. */
export function mediaTypeOfKey(key: string): string {
  const format = imageFormats.find((each) => key.endsWith(`.${each}`));
  return format === undefined ? pdfType : mediaTypeOf(format);
}

/** Under which key a picture's file lies, or a document. */
export const imageKey = (fileId: string, name: string): string => `images/${fileId}/${name}`;

/** Pictures for everybody: a file of one name never changes, so it is kept for a year. */
export function addMedia(server: FastifyInstance, { files }: App): void {
  server.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const [, fileId = '', stem = '', format = ''] = filePattern.exec(request.params['*']) ?? [];
    const isKnown = imageFormats.find((each) => each === format);
    const file =
      files === null || isKnown === undefined ? null : await files.open(imageKey(fileId, `${stem}.${format}`));
    if (file === null || isKnown === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-length', file.bytes)
      .type(mediaTypeOf(isKnown))
      .send(file.content);
  });
}
