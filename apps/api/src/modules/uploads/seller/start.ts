import { createHash } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { formatOfName, isExcelOnly } from '@offizin/domain/uploads/upload-formats';
import { fullKind, storageBudget } from '@offizin/domain/storage/storage-budget';
import type { InputOf } from '../../../platform/http/route.ts';
import { Turns } from '../../../platform/http/turns.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { lockStorage } from '../../files/write/storage-lock-queries.ts';
import { findUploadUse } from '../write/upload-use-queries.ts';
import { insertUpload } from '../write/upload-write-queries.ts';
import { findUpload } from '../read/upload-queries.ts';
import { uploadView } from './upload-view.ts';

/** A file on its way to the database lies in memory several times over: ten at once would be a hundred megabytes. */
const filesToDatabase = new Turns({ atOnce: 2, waiting: Number.POSITIVE_INFINITY });

type Input = InputOf<typeof api.uploads.start>;

/** Refuses a file whose name ends in no format that the marketplace allows this seller (UPL-02, UPL-10). */
function requireAllowed({ session, query, body, fail }: Input): void {
  const { upload_formats: allowed } = session.row.seller;
  const format = formatOfName(query.fileName);
  if (format !== null && allowed.includes(format) && body.length > 0) return;
  fail(isExcelOnly(allowed) ? 'upload.not_excel' : 'upload.format_not_allowed');
}

/** Refuses what the seller has no room for: today, or at all. Several uploads at once are counted one after the other. */
async function requireRoom({ db, session, body, now, fail }: Input): Promise<void> {
  await lockStorage(db);
  const use = await findUploadUse(db, session.sellerId, now);
  const kind = fullKind({
    ...use,
    upload_bytes: use.upload_bytes + body.length,
    upload_bytes_today: use.upload_bytes_today + body.length,
  });
  if (kind !== null) fail(storageBudget[kind].per === 'day' ? 'upload.day_full' : 'upload.full');
}

/** Takes a file; what is in it is looked at in the background (UPL-02, UPL-08). */
export async function start(input: Input) {
  const { db, session, query, body, now } = input;
  requireAllowed(input);
  const upload = {
    sellerId: session.sellerId,
    fileName: query.fileName,
    type: query.type,
    sha256: createHash('sha256').update(body).digest(),
    content: body,
    locale: session.locale,
    uploadedBy: session.userName,
    source: 'seller' as const,
    impersonatedBy: session.impersonatedBy,
    now,
  };
  await requireRoom(input);
  const uploadId = await filesToDatabase.take('', () => insertUpload(db, upload));
  await enqueueJob(
    db,
    { name: 'check_upload', payload: { sellerId: session.sellerId, uploadId } },
    catalogueQueue(session.sellerId),
  );
  const row = await findUpload(db, session.sellerId, uploadId);
  if (row === undefined) throw new Error('the upload was not written');
  return uploadView(row, session, now);
}
