import { limits } from '@offizin/domain/limits';
import { chosenWebhookEvents } from '@offizin/domain/own-systems/webhook-events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { instant } from '../scalars.ts';

const cursor = z.string().regex(/^\d{1,15}$/);

/** An event as a webhook sends it, with its place in the feed. */
const systemEvent = z.strictObject({
  cursor,
  type: z.enum(chosenWebhookEvents),
  timestamp: instant,
  data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

/** What happened, in order, for own systems that missed a webhook or have none (MKT-03). */
export const systemEventsApi = {
  list: endpoint({
    method: 'GET',
    path: '/events',
    summary:
      'What happened, in order, after a cursor: the events of the webhooks, all types, kept for 30 days; empty when there is nothing new',
    access: { kind: 'screens', anyOf: ['own_systems'] },
    token: 'events:read',
    query: z.strictObject({
      after: cursor.optional(),
      limit: z.coerce.number().int().min(1).max(limits.systemEventsPerCall).optional(),
    }),
    response: z.strictObject({ events: z.array(systemEvent), nextCursor: cursor }),
    errors: [...screenReadErrors, 'events.cursor_ahead', 'events.cursor_outdated'],
  }),
} as const;
