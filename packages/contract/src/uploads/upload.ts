import { uploadTypes } from '@offizin/domain/offers/offer-kinds';
import { ownFiles } from '@offizin/domain/uploads/own-files';
import { uploadFields } from '@offizin/domain/uploads/upload-fields';
import { uploadStates } from '@offizin/domain/uploads/upload-transitions';
import { z } from 'zod';
import { id, instant } from '../scalars.ts';
import { runSummary } from './rows.ts';

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
