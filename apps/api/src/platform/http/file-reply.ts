import type { FastifyReply } from 'fastify';
import type { FileReply } from './route.ts';

/** Sends a file as an attachment, its name in both forms of RFC 6266. */
export function sendFile(reply: FastifyReply, file: FileReply): FastifyReply {
  const plain = file.fileName.replace(/[^A-Za-z0-9._-]/g, '_');
  return reply
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .type(file.mediaType)
    .send(file.content);
}
