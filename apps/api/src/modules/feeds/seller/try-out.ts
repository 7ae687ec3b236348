import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { accessOf } from './feed-access.ts';
import { findFeed } from '../read/feed-queries.ts';
import { beginTrial, findTrial } from '../write/feed-trial-queries.ts';

/** Has an address retrieved once with settings that are not saved (SYN-06). */
export async function tryOut({ app, db, session, body, now, fail }: InputOf<typeof api.feeds.tryOut>) {
  const { sellerId, locale } = session;
  const { address, username, type, mapping } = body;
  const before = await findFeed(db, sellerId);
  const { password, hostKey } = accessOf({ app, body, fail, sellerId }, before);
  const trialId = await beginTrial(db, {
    seller_id: sellerId,
    address,
    username,
    password,
    host_key: hostKey,
    type,
    mapping: JSON.stringify(mapping),
    locale,
    asked_at: now,
    result: null,
  });
  await enqueueJob(db, { name: 'try_feed', payload: { sellerId, trialId } }, catalogueQueue(sellerId));
  return { trial: { id: trialId, result: null } };
}

export async function trial({ db, session }: InputOf<typeof api.feeds.trial>) {
  const found = await findTrial(db, session.sellerId);
  return { trial: found === undefined ? null : { id: found.id, result: found.result } };
}
