import { documentMediaTypes } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { screenWriteErrors } from './errors.ts';
import { line } from './scalars.ts';

const fileId = z.string().regex(/^[0-9a-f]{32}$/);

/** The files that are sent with what they prove. */
export const evidenceFiles = (most: number) =>
  z.array(z.strictObject({ fileId, fileName: line(limits.evidenceFileName) })).max(most);

/** Takes a file before what it belongs to is sent; one that is not sent is deleted after a day. */
export const evidenceUpload = {
  method: 'POST',
  idempotency: 'accepted',
  rate: { as: 'evidence' },
  transactions: 'own',
  query: z.strictObject({ fileName: line(limits.evidenceFileName) }),
  bodyFile: {
    mediaTypes: documentMediaTypes,
    description: 'A PDF, PNG or JPEG file of at most 5 MiB',
    maxBytes: limits.evidenceFile,
  },
  response: z.strictObject({ fileId, fileName: z.string(), bytes: z.int() }),
  errors: [
    ...screenWriteErrors,
    'request.unsupported_media_type',
    'image.unreadable',
    'legal.file_refused',
    'files.full',
    'files.unavailable',
  ],
} as const;
