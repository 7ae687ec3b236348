import type { App } from '../../platform/app.ts';
import { withLive } from '../../platform/db/db-scopes.ts';
import { cursorText } from './live-cursor.ts';
import { findLiveEvents } from '../../features/live/live-queries.ts';

/** The place of now: a stream that goes on from it tells everything that commits later. */
export async function currentLivePlace(app: App): Promise<string> {
  const { seen } = await withLive(app.pool, (db) => findLiveEvents(db, []));
  return cursorText({ snapshot: seen, at: Math.floor(app.clock().getTime() / 1000) });
}
