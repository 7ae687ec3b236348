import type { api } from '@offizin/contract/api';
import { secondsAfter } from '../../platform/clock.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { deleteFeed, upsertFeed } from '../../owners/feeds/feed-write-queries.ts';
import { withdrawHeldList } from '../../owners/uploads/upload-state.ts';
import { accessOf } from './feed-access.ts';
import { findFeed } from './feed-queries.ts';
import { feedView } from './feed-view.ts';

/** Sets the feed up or changes it, and retrieves it at once, or as soon as it may be retrieved again (SYN-06). */
export async function save({ app, db, session, body, now, wait, fail }: InputOf<typeof api.feeds.save>) {
  const { sellerId } = session;
  const before = await findFeed(db, sellerId);
  const { password, hostKey } = accessOf({ app, body, fail, sellerId }, before);
  // A list that waits was read by the settings before.
  await withdrawHeldList(db, sellerId);
  await upsertFeed(db, {
    seller_id: sellerId,
    address: body.address,
    username: body.username,
    password,
    type: body.type,
    mapping: JSON.stringify(body.mapping),
    active: body.active,
    locale: session.locale,
    created_at: now,
    etag: null,
    last_modified: null,
    sha256: null,
    host_key: hostKey,
    last_attempt_at: before?.last_attempt_at ?? null,
    last_success_at: before?.last_success_at ?? null,
    next_attempt_at: secondsAfter(now, wait ?? 0),
    problem: null,
    listed_at: before?.listed_at ?? null,
    changed_at: before?.changed_at ?? null,
    held_upload: null,
    discarded_sha256: null,
    brake: before?.brake ? JSON.stringify(before.brake) : null,
  });
  if (body.active && wait === null)
    await enqueueJob(
      db,
      { name: 'retrieve_feed', payload: { sellerId } },
      { ...catalogueQueue(sellerId), key: `feed:${sellerId}` },
    );
  return feedView(db, sellerId, now);
}

/** Removes the feed with its file; offers and results stay. */
export async function remove({ db, session, now }: InputOf<typeof api.feeds.remove>) {
  await withdrawHeldList(db, session.sellerId);
  await deleteFeed(db, session.sellerId);
  return feedView(db, session.sellerId, now);
}
