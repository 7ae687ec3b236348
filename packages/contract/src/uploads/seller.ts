import { uploadScreens } from '@offizin/domain/access/twin-screens';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { causeGroups, syncResultTypes } from '@offizin/domain/sync/result-types';
import { columnChoices } from '@offizin/domain/uploads/own-headers';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { limits } from '@offizin/domain/limits';
import { rowSorts } from '@offizin/domain/uploads/row-sorts';
import { uploadKinds } from '@offizin/domain/storage/storage-budget';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type ErrorCode, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { productId } from '../offers/seller.ts';
import { countryCode, id } from '../scalars.ts';
import { rowResults, uploadRow } from './rows.ts';
import { upload } from './upload.ts';

/** The media type of Excel files: templates are such ones. */
export const uploadMediaType = uploadMediaTypes.xlsx;

export const uploadRowQuery = z.strictObject({
  result: z.enum([...rowResults, 'warned', 'leaving', 'returning', 'left_alone', 'corrected']).optional(),
  cause: z.enum(causeGroups).optional(),
  finding: z.enum(syncResultTypes).optional(),
  q: z.string().trim().max(100).optional(),
  sort: z.enum(rowSorts).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(200).optional(),
});
export type UploadRowQuery = z.infer<typeof uploadRowQuery>;

const rowNumber = z.int().min(1).max(1_048_576);

export const correction = z.strictObject({
  rowNumber,
  field: z.enum(unreadableFields),
  /** Null takes the correction back: the cell is as the file has it. */
  value: z.string().trim().max(100).nullable(),
  /** One of many cells corrected by the same press: only of codes is that kept for later files. */
  alike: z.literal(true).optional(),
});
export type Correction = z.infer<typeof correction>;

const uploadAccess = { kind: 'screens', anyOf: uploadScreens } as const;

const uploadParams = z.strictObject({ uploadId: id });
const uploadIds = { params: ['uploadId'] } as const;
const moveErrors = [...screenWriteErrors, 'not_found', 'upload.invalid_state'] as const satisfies readonly ErrorCode[];

export const uploadsApi = {
  template: endpoint({
    method: 'GET',
    path: '/offer-uploads/template',
    summary: 'An empty workbook with the localised columns of a market, drop-downs and a help sheet',
    access: uploadAccess,
    token: 'uploads:read',
    query: z.strictObject({ type: z.enum(uploadTypes), market: countryCode.optional() }),
    response: z.unknown(),
    file: { mediaType: uploadMediaType, description: 'An .xlsx template' },
    errors: screenReadErrors,
  }),
  start: endpoint({
    method: 'POST',
    path: '/offer-uploads',
    summary: 'Hand over a workbook; it is checked in the background and changes nothing before it is applied',
    access: uploadAccess,
    token: 'uploads:write',
    idempotency: 'required',
    rate: { as: 'upload' },
    query: z.strictObject({
      type: z.enum(uploadTypes),
      fileName: z.string().trim().min(1).max(200),
    }),
    bodyFile: {
      mediaTypes: Object.values(uploadMediaTypes),
      description:
        'The .xlsx file, or .csv or .ods where the marketplace allows the seller to upload these; at most 5 MiB',
      maxBytes: limits.uploadFile,
    },
    response: upload,
    errors: [...screenWriteErrors, 'upload.not_excel', 'upload.format_not_allowed', 'upload.day_full', 'upload.full'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/offer-uploads',
    summary:
      'The last 12 manual uploads that were applied, and apart from them the last previews and failures, newest first',
    access: uploadAccess,
    token: 'uploads:read',
    response: z.strictObject({
      applied: z.array(upload).max(limits.uploadHistory),
      /** Rows of these that were corrected and applied afterwards, newest first. */
      corrections: z.array(upload).max(limits.uploadCorrectionsShown),
      others: z.array(upload).max(limits.uploadHistory),
      /** What uploads fill most, in bytes or rows, once little room is left. */
      nearlyFull: z.strictObject({ kind: z.enum(uploadKinds), used: z.int(), most: z.int() }).nullable(),
    }),
    errors: screenReadErrors,
  }),
  detail: endpoint({
    method: 'GET',
    path: '/offer-uploads/:uploadId',
    summary: 'One upload, its state and what it would do or did',
    access: uploadAccess,
    token: 'uploads:read',
    params: uploadParams,
    response: upload,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: uploadIds,
  }),
  rows: endpoint({
    method: 'GET',
    path: '/offer-uploads/:uploadId/rows',
    summary: 'One page of its rows, old and new, with result and reason',
    access: uploadAccess,
    token: 'uploads:read',
    params: uploadParams,
    query: uploadRowQuery,
    response: z.strictObject({ items: z.array(uploadRow), nextCursor: z.string().nullable() }),
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: uploadIds,
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/offer-uploads/:uploadId/corrections',
    summary:
      'Replace the values of single cells, or take that back, and check again; of an applied upload its refused rows',
    access: uploadAccess,
    token: 'uploads:write',
    idempotency: 'required',
    params: uploadParams,
    body: z.strictObject({ corrections: z.array(correction).min(1).max(limits.correctionsPerCall) }),
    response: upload,
    errors: moveErrors,
    ownedIds: uploadIds,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/offer-uploads/:uploadId/choices',
    summary:
      'Say which product doubtful identifiers mean, or that it is a new one, kept for every later file, and check again',
    access: uploadAccess,
    idempotency: 'required',
    params: uploadParams,
    /** Without a product: the row is about one that the catalogue does not have. */
    body: z.strictObject({ rowNumber, productId: productId.nullable() }),
    response: upload,
    errors: moveErrors,
    ownedIds: uploadIds,
  }),
  nameColumns: endpoint({
    method: 'PUT',
    path: '/offer-uploads/:uploadId/columns',
    summary: 'Say what columns of the file are, kept by their headers for every later file, and read it again',
    access: uploadAccess,
    token: 'uploads:write',
    idempotency: 'required',
    params: uploadParams,
    body: z.strictObject({
      columns: z
        .array(z.strictObject({ header: z.string().trim().min(1).max(100), field: z.enum(columnChoices) }))
        .min(1)
        .max(limits.columnsPerCall),
    }),
    response: upload,
    errors: [...moveErrors, 'access.impersonation'],
    ownedIds: uploadIds,
  }),
  takeBackRecalled: endpoint({
    method: 'POST',
    path: '/offer-uploads/:uploadId/recalled-corrections/removal',
    summary: 'Take back the cells that were corrected as in an earlier upload, forget them, and check again',
    access: uploadAccess,
    idempotency: 'required',
    params: uploadParams,
    body: z.strictObject({}),
    response: upload,
    errors: moveErrors,
    ownedIds: uploadIds,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/offer-uploads/:uploadId/apply',
    summary: 'Write what the preview shows; rejected rows are left out',
    access: uploadAccess,
    token: 'uploads:write',
    idempotency: 'required',
    params: uploadParams,
    body: z.strictObject({}),
    response: upload,
    errors: moveErrors,
    ownedIds: uploadIds,
  }),
  discard: endpoint({
    method: 'POST',
    path: '/offer-uploads/:uploadId/discard',
    summary: 'Put a checked file away without changing anything',
    access: uploadAccess,
    token: 'uploads:write',
    idempotency: 'required',
    params: uploadParams,
    body: z.strictObject({}),
    response: upload,
    errors: moveErrors,
    ownedIds: uploadIds,
  }),
  revertEffects: endpoint({
    method: 'GET',
    path: '/offer-uploads/:uploadId/revert',
    summary:
      'How many offers and purchase prices a revert would put back, and what it would remove and leave alone, as things are now',
    access: uploadAccess,
    params: uploadParams,
    response: z.strictObject({ restored: z.int(), removed: z.int(), leftAlone: z.int(), purchasePrices: z.int() }),
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: uploadIds,
  }),
  revert: endpoint({
    method: 'POST',
    path: '/offer-uploads/:uploadId/revert',
    summary: 'Put back what an upload of the last 24 hours changed; offers changed since are left alone',
    access: uploadAccess,
    idempotency: 'required',
    params: uploadParams,
    body: z.strictObject({}),
    response: upload,
    errors: [...moveErrors, 'upload.revert_too_late'],
    ownedIds: uploadIds,
  }),
  file: endpoint({
    method: 'GET',
    path: '/offer-uploads/:uploadId/file',
    summary: 'The file as it was uploaded',
    access: uploadAccess,
    params: uploadParams,
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The uploaded file, in its own media type' },
    errors: [...screenReadErrors, 'access.impersonation', 'not_found'],
    ownedIds: uploadIds,
  }),
} as const;
