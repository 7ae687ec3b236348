import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findSystemEvents } from '../../read/system-event-queries.ts';
import { numberSystemEvents } from '../../write/system-event-queries.ts';

/** What happened to the shop's things, in order. The reader keeps the cursor; reading again from it gives the same events. */
export async function list({ db, session, query, fail }: InputOf<typeof api.systemEvents.list>) {
  const { last, first } = await numberSystemEvents(db, session.brand);
  const after = Number(query.after ?? 0);
  // Of a database that knows more than this one, which was restored from an older state: its next events would be skipped.
  if (after > last) return fail('events.cursor_ahead', { current: { last: String(last) } });
  // What came after it is gone: said, where a reader would otherwise believe that it has everything.
  const isOutdated = query.after !== undefined && after < last && after + 1 < (first ?? last + 1);
  if (isOutdated) return fail('events.cursor_outdated', { current: { last: String((first ?? last + 1) - 1) } });
  const rows = await findSystemEvents(db, { after, limit: query.limit ?? limits.systemEventsPerCall });
  const events = rows.map(({ position, type, at, data }) => ({
    cursor: String(position),
    type,
    timestamp: at.toISOString(),
    data,
  }));
  return { events, nextCursor: events.at(-1)?.cursor ?? String(Math.max(after, rows.length === 0 ? last : after)) };
}
