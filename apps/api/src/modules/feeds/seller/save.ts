import { isDeepStrictEqual } from 'node:util';
import type { api } from '@offizin/contract/api';
import { type HistoryValue, shownAddress } from '@offizin/domain/history/changes';
import { secondsAfter } from '../../../platform/clock.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { deleteFeed, upsertFeed } from '../write/feed-write-queries.ts';
import { withdrawHeldList } from '../../uploads/write/upload-state.ts';
import { accessOf } from './feed-access.ts';
import { type FeedRow, findFeed } from '../read/feed-queries.ts';
import { feedView } from './feed-view.ts';

type Save = InputOf<typeof api.feeds.save>;

/** What differs from the settings before; never the password, and of the address nothing that may be a key. */
function noteSettings({ noted, body }: Pick<Save, 'noted' | 'body'>, before: FeedRow | undefined): void {
  const old = <K extends 'username' | 'type' | 'active'>(field: K): HistoryValue => before?.[field] ?? null;
  const [was, is] = [before === undefined ? null : shownAddress(before.address), shownAddress(body.address)];
  noted.note('address', was, is);
  noted.noteHidden('address', was === is && before?.address !== body.address);
  noted.note('username', old('username'), body.username);
  noted.noteHidden('password', body.password !== undefined && body.password !== null);
  noted.note('type', old('type'), body.type);
  noted.noteHidden('mapping', !isDeepStrictEqual(before?.mapping ?? {}, body.mapping));
  noted.note('active', old('active'), body.active);
}

/** Whether what is read as the shop's stock comes from elsewhere, or by another key. */
const sendsElsewhere = (body: Save['body'], before: FeedRow | undefined): boolean =>
  before?.address !== body.address || before.username !== body.username || body.password !== undefined;

/** Sets the feed up or changes it, and retrieves it at once, or as soon as it may be retrieved again (SYN-06). */
export async function save({ app, db, session, body, now, wait, noted, proof, fail }: Save) {
  const { sellerId } = session;
  const before = await findFeed(db, sellerId);
  proof.needIf(sendsElsewhere(body, before));
  const { password, hostKey } = accessOf({ app, body, fail, sellerId }, before);
  noteSettings({ noted, body }, before);
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
    held_question: null,
    discarded_question: null,
    withheld: false,
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
export async function remove({ db, session, now, noted }: InputOf<typeof api.feeds.remove>) {
  const before = await findFeed(db, session.sellerId);
  noted.note('address', before === undefined ? null : shownAddress(before.address), null);
  await withdrawHeldList(db, session.sellerId);
  await deleteFeed(db, session.sellerId);
  return feedView(db, session.sellerId, now);
}
