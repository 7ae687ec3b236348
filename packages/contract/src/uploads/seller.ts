import { uploadScreens } from '@offizin/domain/access/twin-screens';
import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { causeGroups, syncResultTypes } from '@offizin/domain/sync/result-types';
import { columnChoices } from '@offizin/domain/uploads/own-headers';
import { ownFiles } from '@offizin/domain/uploads/own-files';
import { uploadFields } from '@offizin/domain/uploads/upload-fields';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { limits } from '@offizin/domain/limits';
import { uploadStates } from '@offizin/domain/uploads/upload-transitions';
import { rowSorts } from '@offizin/domain/uploads/row-sorts';
import { uploadKinds } from '@offizin/domain/storage/storage-budget';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { type ErrorCode, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { productId } from '../offers/seller.ts';
import { countryCode, id, instant } from '../scalars.ts';
import { rowResults, runSummary, uploadRow } from './rows.ts';

/** The media type of Excel files: templates are such ones. */
export const uploadMediaType = uploadMediaTypes.xlsx;

/** Who sent a file: the seller, or the seller’s feed, whose list is held. */
export const uploadSources = ['seller', 'feed'] as const;
export type UploadSource = (typeof uploadSources)[number];

export type UploadState = (typeof uploadStates)[number];

/** Why a whole file could not be taken; each has a text with what to do. */
export const uploadProblems = [
  'not_a_workbook',
  'other_content',
  'old_excel_format',
  'encrypted',
  'damaged',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'too_much_text',
  'too_many_entries',
  'forbidden_content',
  'no_sheet',
  'empty_sheet',
  'missing_columns',
  ...ownFiles,
  'too_many_faulty_rows',
  'took_too_long',
  'internal',
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** How the file's header was read. */
const fileReading = z.strictObject({
  sheet: z.string(),
  /** Its columns in their order, with values of the first rows and the field that each was taken for. */
  columns: z.array(
    z.strictObject({
      header: z.string(),
      samples: z.array(z.string()).max(3),
      field: z.enum(uploadFields).nullable(),
      /** Whether the seller has said so. */
      own: z.boolean(),
    }),
  ),
  ignoredColumns: z.array(z.string()),
  missingColumns: z.array(z.enum(uploadFields)),
  repeatedColumns: z.array(z.enum(uploadFields)),
});

export const upload = z.strictObject({
  id,
  fileName: z.string(),
  type: z.enum(uploadTypes),
  size: z.int(),
  state: z.enum(uploadStates),
  problem: z.enum(uploadProblems).nullable(),
  source: z.enum(uploadSources),
  /** Of a feed’s list: who applied it; empty before. */
  uploadedBy: z.string(),
  createdAt: instant,
  appliedAt: instant.nullable(),
  /** Until when an applied upload can be reverted; null when it cannot. */
  revertibleUntil: instant.nullable(),
  /** True while corrections wait to be checked. */
  rechecking: z.boolean(),
  checkMilliseconds: z.int().nullable(),
  currency: z.string(),
  codeSystem: z.string().nullable(),
  reading: fileReading.nullable(),
  /** Of the check while the upload is being looked at, of the real run once it is applied. */
  summary: runSummary.nullable(),
  /** What a revert did: offers put back, and those left alone because they changed since. */
  reverted: z.strictObject({ restored: z.int(), removed: z.int(), leftAlone: z.int() }).nullable(),
  /** An earlier upload of the very same file. */
  sameFileAs: id.nullable(),
  /** The applied upload whose refused rows these are, corrected afterwards; null for a file. */
  corrects: id.nullable(),
  /** How many of its rows were corrected and applied afterwards; the summary counts them as they are since. */
  correctedRows: z.int(),
  /** The corrections of refused rows that gather after the upload was applied; null while there are none. */
  correcting: z
    .strictObject({
      id,
      state: z.enum(['ready', 'applying']),
      rechecking: z.boolean(),
      /** What applying them would do; null before their first check. */
      summary: runSummary.nullable(),
    })
    .nullable(),
  /** How many cells were corrected as in an earlier upload. */
  recalled: z.int(),
});
export type Upload = z.infer<typeof upload>;

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
    errors: moveErrors,
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
    summary: 'How many offers a revert would put back, remove and leave alone as things are now',
    access: uploadAccess,
    params: uploadParams,
    response: z.strictObject({ restored: z.int(), removed: z.int(), leftAlone: z.int() }),
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
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: uploadIds,
  }),
} as const;
