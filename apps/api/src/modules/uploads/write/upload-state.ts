import type { Upload, UploadProblem } from '@offizin/contract/uploads/upload';
import type { UploadAction } from '@offizin/domain/uploads/upload-transitions';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { dropHeldList, endHeldList } from '../../feeds/write/feed-write-queries.ts';
import { notifySystems, type SystemEvent } from '../../own-systems/write/notify-systems.ts';
import { moveUploadIf, nameWhoApplies, type UploadActor, type UploadKey } from './upload-write-queries.ts';

/** Moves an upload by an action that changes nothing else; false when its state forbids that. */
export function moveUpload(
  db: SellerDb,
  key: UploadKey,
  action: Extract<UploadAction, 'revert' | 'give_up_revert'>,
): Promise<boolean> {
  return moveUploadIf(db, key, { action, set: {} });
}

/** Has a checked file written; of a feed's list, which nobody sent, who applies it answers for it. */
export async function startApply(db: SellerDb, key: UploadKey, by: UploadActor): Promise<boolean> {
  const isStarted = await moveUploadIf(db, key, { action: 'apply', set: {} });
  if (isStarted) await nameWhoApplies(db, key, by);
  return isStarted;
}

/** Puts a checked file away; a feed's list is then not asked about again. */
export async function discardUpload(db: SellerDb, key: UploadKey): Promise<boolean> {
  const isDiscarded = await moveUploadIf(db, key, { action: 'discard', set: {} });
  if (isDiscarded) await endHeldList(db, key, { kind: 'discarded' });
  return isDiscarded;
}

/** Puts away the list that is held for a feed, because something else takes its place. */
export async function withdrawHeldList(db: SellerDb, sellerId: string): Promise<void> {
  const uploadId = await dropHeldList(db, sellerId);
  if (uploadId !== null) await moveUploadIf(db, { sellerId, uploadId }, { action: 'discard', set: {} });
}

export interface Checked {
  readonly runNo: number;
  readonly corrections: number;
  readonly milliseconds: number;
  readonly reading: NonNullable<Upload['reading']>;
}

/** Records what a check found; false when the upload has moved on meanwhile. */
export function finishCheck(db: SellerDb, key: UploadKey, checked: Checked): Promise<boolean> {
  return moveUploadIf(db, key, {
    action: 'finish_check',
    set: {
      check_run: checked.runNo,
      checked_corrections: checked.corrections,
      check_milliseconds: checked.milliseconds,
      reading: JSON.stringify(checked.reading),
    },
  });
}

export function appliedEvent(
  { sellerId, uploadId }: UploadKey,
  { runNo, now, written }: { readonly runNo: number; readonly now: Date; readonly written: number },
): SystemEvent<'upload.applied'> {
  const data = { uploadId, runNo, changed: written };
  return { sellerId, type: 'upload.applied', at: now, subject: null, data };
}

/** Records that an upload is applied; false when it was not waiting for that. */
export async function finishApply(
  db: SellerDb,
  key: UploadKey,
  { runNo, now, written, gone }: { runNo: number; now: Date; written: number; gone: number },
): Promise<boolean> {
  const set = { apply_run: runNo, applied_at: now };
  const isApplied = await moveUploadIf(db, key, { action: 'finish_apply', set });
  if (!isApplied) return false;
  await endHeldList(db, key, { kind: 'applied', at: now, changed: written, gone });
  await notifySystems(db, [appliedEvent(key, { runNo, now, written })]);
  return true;
}

/** Records that a file could not be taken; one that was checked before keeps its check. */
export async function failUpload(
  db: SellerDb,
  key: UploadKey,
  failure: { problem: UploadProblem; reading: Upload['reading'] },
): Promise<boolean> {
  const reading = failure.reading === null ? null : JSON.stringify(failure.reading);
  const hasFailed = await moveUploadIf(db, key, { action: 'fail', set: { problem: failure.problem, reading } });
  if (hasFailed) await endHeldList(db, key, { kind: 'failed' });
  return hasFailed;
}

/** Records what a revert did. */
export function finishRevert(
  db: SellerDb,
  key: UploadKey,
  { runNo, counts }: { runNo: number; counts: NonNullable<Upload['reverted']> },
): Promise<boolean> {
  return moveUploadIf(db, key, {
    action: 'finish_revert',
    set: { revert_run: runNo, reverted: JSON.stringify(counts) },
  });
}
