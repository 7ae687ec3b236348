import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../platform/clock.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { sellerTimeZone } from '../../platform/session/active-session.ts';
import { takeFromRate } from '../../platform/session/rate.ts';
import { findUpload } from '../uploads/upload-queries.ts';
import { findRunStart } from '../uploads/run-start-queries.ts';
import { insertExport } from './export-queries.ts';
import { exportView } from './export-view.ts';

/** Begins a file in the background (OFF-04). */
export async function start({ app, db, session, body, now, fail }: InputOf<typeof api.exports.start>) {
  const { sellerId } = session;
  const { question } = body;
  if (question.kind === 'upload_rows' && (await findUpload(db, sellerId, question.uploadId)) === undefined)
    fail('not_found');
  if (question.kind === 'run_rows' && (await findRunStart(db, sellerId, question.runNo)) === undefined)
    fail('not_found');
  await takeFromRate(app, { scope: 'export', key: sellerId, calls: limits.exportsPerHour, per: 3600 });
  const row = await insertExport(db, {
    sellerId,
    question,
    format: body.format,
    locale: session.locale,
    timeZone: sellerTimeZone(session),
    now,
    expiresAt: secondsAfter(now, limits.exportLifetime),
  });
  await enqueueJob(db, { name: 'prepare_export', payload: { sellerId, exportId: row.id } });
  return exportView(row, now);
}
