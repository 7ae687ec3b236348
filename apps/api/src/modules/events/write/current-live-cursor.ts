import type { App } from '../../../platform/app.ts';
import { withLive } from '../../../platform/db/scopes/scopes.ts';
import { cursorText } from './live-cursor.ts';
import { findLiveEvents } from './live-event-queries.ts';

/** The cursor of now: a stream opened with it receives everything that commits later. */
export async function currentLiveCursor(app: App): Promise<string> {
  const { seen } = await withLive(app.pool, (db) => findLiveEvents(db, []));
  return cursorText({ snapshot: seen, at: Math.floor(app.clock().getTime() / 1000) });
}
