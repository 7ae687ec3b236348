import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import { numberNewEvents } from '../write/marketplace-event-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findEvents } from '../read/event-queries.ts';
import { eventView } from './event-view.ts';

/** The sellers' actions in order. The reader keeps the cursor; reading again from it gives the same events. */
export async function events({ db, caller, query, fail }: InputOf<typeof marketplaceApi.events>) {
  const { brand } = caller;
  const { after: asked = '0' } = query;
  const last = await numberNewEvents(db, brand);
  // Older versions counted otherwise: which position such a cursor stands for, nobody knows any more.
  if (asked.includes('-')) return fail('events.cursor_outdated', { current: { last: String(last) } });
  const after = Number(asked);
  // Of a database that knows more than this one, which was restored from an older state: its next events would be skipped.
  if (after > last) return fail('events.cursor_ahead', { current: { last: String(last) } });
  const rows = await findEvents(db, { brand, after, limit: query.limit ?? limits.eventsPerCall });
  const found = rows.map(eventView);
  return { events: found, nextCursor: found.at(-1)?.cursor ?? String(after) };
}
