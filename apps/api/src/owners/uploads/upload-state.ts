import type { Upload, UploadProblem } from '@offizin/contract/uploads';
import type { UploadAction } from '@offizin/domain/uploads/upload-transitions';
import type { SellerDb } from '../../platform/db/db-scopes.ts';
import { moveUploadIf, type UploadKey } from './upload-write-queries.ts';

/** Moves an upload by an action that changes nothing else; false when its state forbids that. */
export function moveUpload(
  db: SellerDb,
  key: UploadKey,
  action: Extract<UploadAction, 'apply' | 'discard' | 'revert' | 'give_up_revert'>,
): Promise<boolean> {
  return moveUploadIf(db, key, { action, set: {} });
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

/** Records that an upload is applied; false when it was not waiting for that. */
export function finishApply(db: SellerDb, key: UploadKey, applied: { runNo: number; now: Date }): Promise<boolean> {
  return moveUploadIf(db, key, {
    action: 'finish_apply',
    set: { apply_run: applied.runNo, applied_at: applied.now },
  });
}

/** Records that a file could not be taken; one that was checked before keeps its check. */
export function failUpload(
  db: SellerDb,
  key: UploadKey,
  failure: { problem: UploadProblem; reading: Upload['reading'] },
): Promise<boolean> {
  const reading = failure.reading === null ? null : JSON.stringify(failure.reading);
  return moveUploadIf(db, key, { action: 'fail', set: { problem: failure.problem, reading } });
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
