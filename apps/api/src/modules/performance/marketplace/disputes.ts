import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { answerDue } from '@offizin/domain/performance/disputes';
import { decideDispute as writeDecision, findDispute, findPendingDisputes } from '../write/dispute-queries.ts';
import { evidenceKey } from '../../files/write/evidence-files.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';

/** The disputes that wait for a decision. */
export async function disputes({ db, caller, query }: InputOf<typeof marketplaceApi.disputes>) {
  const rows = await findPendingDisputes(db, caller.brand, query.limit ?? limits.disputesPerCall);
  return {
    items: rows.map(({ id, seller, orderNumber, figure, firstDay, reason, comment, files, state, sentAt }) => ({
      disputeId: id,
      seller,
      orderNumber,
      figure,
      week: firstDay,
      reason,
      comment,
      files: files.map(({ name, mediaType, bytes }) => ({ fileName: name, mediaType, bytes })),
      state,
      sentAt: sentAt.toISOString(),
      answerDue: answerDue(sentAt).toISOString(),
    })),
  };
}

/** A file of a dispute: only ever a download. */
export async function disputeFile({ app, db, caller, params, fail }: InputOf<typeof marketplaceApi.disputeFile>) {
  const { disputeId, place } = params;
  const found = (await findDispute(db, caller.brand, disputeId)) ?? fail('not_found');
  const file = found.files[place - 1] ?? fail('not_found');
  const store = app.files ?? fail('files.unavailable');
  return { fileName: file.name, mediaType: file.mediaType, content: await store.read(evidenceKey(file)) };
}

/** Decides a dispute once: the seller is notified, and its evidence goes after a while. */
export async function decideDispute({
  db,
  caller,
  params,
  body,
  now,
  fail,
}: InputOf<typeof marketplaceApi.decideDispute>) {
  const found = (await findDispute(db, caller.brand, params.disputeId)) ?? fail('not_found');
  const { id: disputeId, sellerId, orderNumber } = found;
  const state = body.accepted ? ('accepted' as const) : ('refused' as const);
  if (!(await writeDecision(db, found, { state, answer: body.answer, decidedAt: now }))) fail('dispute.not_possible');
  await announceTo(db, [{ sellerId, topic: 'metrics', payload: { state } }]);
  const notice = { params: { number: orderNumber }, dedupeKey: `dispute:${disputeId}`, at: now };
  await notifyAll(db, [{ sellerId, kind: `dispute_${state}`, ...notice }]);
  const due = secondsAfter(now, limits.evidenceKept);
  if (found.files.length > 0)
    await enqueueJob(db, { name: 'remove_evidence', payload: { sellerId, disputeId } }, { due });
  return { disputeId, state };
}
