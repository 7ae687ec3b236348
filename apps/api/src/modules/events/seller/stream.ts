import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { StreamReply } from '../../../platform/http/event-stream.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { hubOf } from './live-hub.ts';

/** Opens the stream of live events of the session's seller; a user or a process that has too many gets no further one (GEN-16). */
export async function stream({ app, session, query, fail }: InputOf<typeof api.live.stream>): Promise<StreamReply> {
  if (query.shop !== undefined && query.shop !== session.sellerId) fail('session.other_shop');
  const user = session.userId ?? session.id;
  const hub = hubOf(app);
  const place = hub.reserve(user);
  if (place === 'user_full') return fail('rate_limited', { retryAfter: limits.liveHeartbeat });
  if (place === 'process_full') return fail('overloaded', { retryAfter: limits.liveHeartbeat });
  const viewer = { sellerId: session.sellerId, user, sessionId: session.id };
  return { open: (opened) => hub.open(viewer, opened, query.after ?? null) };
}
