import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { feedView } from './feed-view.ts';

export function state({ db, session, now }: InputOf<typeof api.feeds.state>) {
  return feedView(db, session.sellerId, now);
}

/** Asks for a retrieval outside of the schedule. */
export async function retrieve({ db, session, now, fail }: InputOf<typeof api.feeds.retrieve>) {
  const { sellerId } = session;
  const view = await feedView(db, sellerId, now);
  if (view.feed === null) return fail('not_found');
  await enqueueJob(
    db,
    { name: 'retrieve_feed', payload: { sellerId } },
    { ...catalogueQueue(sellerId), key: `feed:${sellerId}` },
  );
  return view;
}
