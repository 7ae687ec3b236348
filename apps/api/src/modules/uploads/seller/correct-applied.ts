import type { Upload } from '@offizin/contract/uploads/upload';
import type { RunsOfUpload } from '../write/rows-now-queries.ts';
import { openCorrecting, type UploadKey } from '../write/upload-write-queries.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { checkAgain, type CheckingCall, refuse, shown } from './check-again.ts';
import { countOpenRows } from '../read/row-list-queries.ts';
import { findUpload } from '../read/upload-queries.ts';
import { runsOf } from './upload-view.ts';

export interface CorrectingCall extends CheckingCall {
  readonly session: ActiveSession;
}

interface Correcting {
  /** The upload that gathers the corrections. */
  readonly key: UploadKey;
  /** The runs whose rows the seller saw: of the applied upload, and of the check of its corrections. */
  readonly seen: RunsOfUpload;
}

/**
 * Finds or begins what gathers corrections of an applied upload. Only its own refused rows can be corrected: one that is no
 * longer refused was corrected before, and corrections of corrections belong to the file.
 */
export async function beginCorrecting(
  call: CorrectingCall,
  uploadId: string,
  rows: readonly { readonly rowNumber: number }[],
): Promise<Correcting> {
  const { db, session, now } = call;
  const { sellerId } = session;
  const upload = await findUpload(db, sellerId, uploadId);
  if (upload === undefined) return call.fail('not_found');
  const runs = runsOf(upload);
  if (runs === null || upload.state !== 'applied' || upload.corrects !== null) return refuse(call, uploadId);
  const rowNumbers = [...new Set(rows.map(({ rowNumber }) => rowNumber))];
  if ((await countOpenRows(db, runs, rowNumbers)) < rowNumbers.length) return refuse(call, uploadId);
  const by = { uploadedBy: session.userName, impersonatedBy: session.impersonatedBy, now };
  const correcting = await openCorrecting(db, { sellerId, uploadId }, by);
  if (correcting === null) return refuse(call, uploadId);
  const checked = upload.correcting?.checkRun ?? null;
  const seen = { ...runs, runs: [...runs.runs, ...(checked === null ? [] : [checked])] };
  return { key: { sellerId, uploadId: correcting }, seen };
}

/** Has the corrections checked, and shows the upload that they correct. */
export async function checkCorrecting(
  call: CorrectingCall,
  { key, uploadId }: { readonly key: UploadKey; readonly uploadId: string },
): Promise<Upload> {
  await checkAgain(call, key.uploadId);
  return shown(call, uploadId);
}
