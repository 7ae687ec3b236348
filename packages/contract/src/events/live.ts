import { type LiveField, liveTopicNames, liveTopics, orderIdsPerEvent } from '@offizin/domain/events/topics';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionErrors } from '../errors.ts';
import { id } from '../scalars.ts';

const fields = {
  id,
  ids: z.array(id).max(orderIdsPerEvent),
  word: z.string().regex(/^[a-z_]{1,40}$/),
  count: z.int().min(0),
  flag: z.boolean(),
} as const satisfies Record<LiveField, z.ZodType>;

/** The data of one live event: its topic and that topic's fields. */
export const liveEvent = z.union(
  liveTopicNames.map((topic) => {
    const shape = Object.entries<LiveField>(liveTopics[topic].fields).map(
      ([name, field]) => [name, fields[field]] as const,
    );
    return z.strictObject({ topic: z.literal(topic), ...Object.fromEntries(shape) });
  }),
);

export const liveApi = {
  stream: endpoint({
    method: 'GET',
    path: '/live',
    summary: 'What happens to the things of the seller of the session, as it happens; continues after Last-Event-ID',
    access: { kind: 'session' },
    query: z.strictObject({
      /** The id of the last event, where no header can carry it. */
      after: z.string().max(4000).optional(),
      /** The shop that the page shows; no header of a stream can say it. */
      shop: id.optional(),
    }),
    response: liveEvent,
    stream: 'events',
    errors: sessionErrors,
  }),
} as const;
