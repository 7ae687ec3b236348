import { marketplaceEventKinds } from '@offizin/contract/events/marketplace';
import { sentEventData, sentEvents } from '@offizin/contract/events/sent-events';
import { webhookBody, webhookData } from '@offizin/contract/own-systems/webhook-data';
import { limits } from '@offizin/domain/limits';
import { attemptsPerDelivery } from '@offizin/domain/own-systems/webhook-attempts';
import { webhookEvents, webhookEventTypes } from '@offizin/domain/own-systems/webhook-events';
import type { z } from 'zod';
import { json, type RequestBody } from './bodies.ts';
import type { JsonSchema } from './json-schema.ts';
import type { Components } from './schemas.ts';

/** One event as it is sent: its name, when it happens, and its body. */
export interface DescribedEvent {
  readonly type: string;
  readonly when: string;
  readonly body: z.ZodType;
}

/** What the systems of a shop are sent. */
export const shopEvents: readonly DescribedEvent[] = webhookEventTypes.map((type) => ({
  type,
  when: webhookEvents[type].when,
  body: webhookBody(type, webhookData[type]),
}));

/** What the operator's systems are sent: the events of the feed. */
export const operatorEvents: readonly DescribedEvent[] = marketplaceEventKinds.map((kind) => ({
  type: kind,
  when: sentEvents[kind].when,
  body: webhookBody(kind, sentEventData(kind)),
}));

export interface Webhook {
  readonly post: {
    readonly operationId: string;
    readonly tags: readonly string[];
    readonly summary: string;
    readonly description: string;
    readonly security: readonly [];
    readonly parameters: readonly object[];
    readonly requestBody: RequestBody;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
}

const header = (name: string, description: string, schema: JsonSchema) =>
  ({ name, in: 'header', required: true, description, schema }) as const;

/** The headers of Standard Webhooks, with which a receiver knows a call and proves who sent it. */
const headers = [
  header('webhook-id', 'The id of the delivery; every attempt has the same, so a repeat is known by it', {
    type: 'string',
    format: 'uuid',
  }),
  header('webhook-timestamp', 'When this attempt was sent, in seconds since 1970; refuse one more than 5 minutes off', {
    type: 'string',
    pattern: '^[0-9]+$',
  }),
  header(
    'webhook-signature',
    'One signature for each live secret, parted by a space: `v1,` and in base64 the HMAC-SHA-256 of `webhook-id.webhook-timestamp.body`, ' +
      'keyed by what follows `whsec_` in the secret, decoded from base64. Take the call when one of them is right',
    { type: 'string', pattern: '^v1,[A-Za-z0-9+/]+=*( v1,[A-Za-z0-9+/]+=*)*$' },
  ),
];

const answers = {
  '2XX': {
    description: `Taken. Every status from 200 to 299 counts if it comes within ${limits.webhookSeconds} seconds; what the body says does not.`,
  },
  '410': { description: 'Nobody listens here any more: the endpoint is switched off at once.' },
  default: {
    description:
      `Not taken, and neither is a redirect nor silence: it is tried again under the same id, ${attemptsPerDelivery} times in all within about 24 hours. ` +
      'An endpoint that takes nothing for three days is switched off.',
  },
} as const;

/** The calls that the portal makes, by the name of their event; tagged apart from the operations. */
export function describeWebhooks(
  components: Components,
  events: readonly DescribedEvent[],
): Readonly<Record<string, Webhook>> {
  const described = events.map(({ type, when, body }): [string, Webhook] => [
    type,
    {
      post: {
        operationId: `webhooks.${type.replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        tags: ['events'],
        summary: when,
        description: `${when}. The body has ids and states alone; what else there is to know is read by the API.`,
        security: [],
        parameters: headers,
        requestBody: {
          required: true,
          description: 'JSON in UTF-8; the signature is that of these very bytes',
          content: json(components, body, 'output'),
        },
        responses: answers,
      },
    },
  ]);
  return Object.fromEntries(described);
}
