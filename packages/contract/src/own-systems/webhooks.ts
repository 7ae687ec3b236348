import { limits } from '@offizin/domain/limits';
import {
  attemptProblems,
  deliveryStates,
  switchOffReasons,
  webhookStates,
} from '@offizin/domain/own-systems/webhook-attempts';
import { chosenWebhookEvents } from '@offizin/domain/own-systems/webhook-events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reauthenticatedErrors, screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, instant } from '../scalars.ts';

/** Where events are sent: https; plain http only where the operator has allowed that very host. */
export const webhookAddress = z.url({ protocol: /^https?$/ }).max(limits.webhookAddress);

/** Shown once, when it is made: `whsec_` and 256 bits in base64, as Standard Webhooks writes it. */
export const webhookSecret = z.string();

/** One of the secrets that sign now; a replaced one has an end. */
export const signingSecret = z.strictObject({
  lastFour: z.string(),
  madeBy: z.string().nullable(),
  createdAt: instant,
  endsAt: instant.nullable(),
});

/** How the last attempt ended, whichever delivery it was. */
const lastAnswer = z.strictObject({
  at: instant,
  status: z.int().nullable(),
  problem: z.enum(attemptProblems).nullable(),
});

export const webhookCondition = {
  state: z.enum(webhookStates),
  switchedOffFor: z.enum(switchOffReasons).nullable(),
  last: lastAnswer.nullable(),
  /** Since when every attempt failed. */
  failingSince: instant.nullable(),
  secrets: z.array(signingSecret),
  createdAt: instant,
} as const;

export const webhook = z.strictObject({
  id,
  address: z.string(),
  events: z.array(z.enum(chosenWebhookEvents)),
  ...webhookCondition,
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.strictObject({
  /** The `webhook-id` of every attempt. */
  id,
  webhookId: id,
  type: z.string(),
  /** What a person knows it by: an order's number, a file's name. */
  subject: z.string().nullable(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: instant,
  nextAttemptAt: instant.nullable(),
  last: lastAnswer.extend({ milliseconds: z.int() }).nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** One time that a delivery was sent: how it went, and what it was signed with. */
export const webhookAttempt = z.strictObject({
  at: instant,
  status: z.int().nullable(),
  problem: z.enum(attemptProblems).nullable(),
  milliseconds: z.int(),
  /** The beginning of what the endpoint answered. */
  answer: z.string(),
  /** The headers that tell it from other calls; null for what was sent before they were kept. */
  headers: z
    .strictObject({ 'webhook-id': id, 'webhook-timestamp': z.string(), 'webhook-signature': z.string() })
    .nullable(),
});
export type WebhookAttempt = z.infer<typeof webhookAttempt>;

export const deliveryQuery = z.strictObject({
  webhookId: id.optional(),
  state: z.enum(deliveryStates).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.webhookDeliveryPageMax).optional(),
});

const access = { kind: 'screens', anyOf: ['own_systems'] } as const;
const settings = {
  address: webhookAddress,
  events: z
    .array(z.enum(chosenWebhookEvents))
    .min(1)
    .max(chosenWebhookEvents.length)
    .refine((list) => new Set(list).size === list.length),
};
const webhookParams = z.strictObject({ webhookId: id });
const webhookIds = { params: ['webhookId'] } as const;
const deliveryParams = z.strictObject({ deliveryId: id });
const deliveryIds = { params: ['deliveryId'] } as const;
const guarded = { audited: 'webhook.changed', locked: 'impersonation' } as const;
const errors = [...screenWriteErrors, 'access.impersonation', 'not_found'] as const;
const nothing = z.strictObject({});
const withSecret = z.strictObject({ webhook, secret: webhookSecret });

/** The endpoints of a seller's own systems and what was sent to them (MKT-03). */
export const webhooksApi = {
  list: endpoint({
    method: 'GET',
    path: '/webhooks',
    summary: 'The endpoints of the own systems, how they answer, and the secrets that sign',
    access,
    response: z.strictObject({ items: z.array(webhook) }),
    errors: screenReadErrors,
  }),
  add: endpoint({
    method: 'POST',
    path: '/webhooks',
    summary: 'Add an endpoint; only a repeat with the same key within ten minutes shows its secret again',
    access,
    idempotency: 'secret',
    ...guarded,
    body: z.strictObject(settings),
    response: withSecret,
    reauthenticated: true,
    errors: [...screenWriteErrors, ...reauthenticatedErrors, 'webhook.too_many'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/webhooks/:webhookId',
    summary: 'Change an endpoint, pause it, or let it go on: what waited meanwhile is sent then',
    access,
    idempotency: 'required',
    ...guarded,
    params: webhookParams,
    body: z.strictObject({ ...settings, active: z.boolean() }),
    response: z.strictObject({ webhook }),
    reauthenticated: 'when_it_gives',
    errors: [...errors, 'reauthentication.required'],
    ownedIds: webhookIds,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/webhooks/:webhookId',
    summary: 'Remove an endpoint with everything that was sent or waits to be sent to it',
    access,
    idempotency: 'required',
    ...guarded,
    params: webhookParams,
    body: nothing,
    response: nothing,
    errors,
    ownedIds: webhookIds,
  }),
  changeSecret: endpoint({
    method: 'POST',
    path: '/webhooks/:webhookId/secrets',
    summary:
      'Make a new secret, shown again only to a repeat within ten minutes; the old one signs beside it for 24 hours',
    access,
    idempotency: 'secret',
    ...guarded,
    params: webhookParams,
    body: nothing,
    response: withSecret,
    reauthenticated: true,
    errors: [...screenWriteErrors, ...reauthenticatedErrors, 'not_found'],
    ownedIds: webhookIds,
  }),
  endOldSecret: endpoint({
    method: 'DELETE',
    path: '/webhooks/:webhookId/secrets/old',
    summary: 'Let the old secret sign no longer',
    access,
    idempotency: 'required',
    ...guarded,
    params: webhookParams,
    body: nothing,
    response: z.strictObject({ webhook }),
    errors,
    ownedIds: webhookIds,
  }),
  test: endpoint({
    method: 'POST',
    path: '/webhooks/:webhookId/test',
    summary: 'Send a webhook.test event to an endpoint',
    access,
    idempotency: 'required',
    rate: { as: 'webhook_test' },
    locked: 'impersonation',
    params: webhookParams,
    body: nothing,
    response: z.strictObject({ delivery: webhookDelivery }),
    errors: [...errors, 'webhook.not_active'],
    ownedIds: webhookIds,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/webhook-deliveries',
    summary: 'What was sent and what waits, newest first, after a cursor; counted by state',
    access,
    query: deliveryQuery,
    response: z.strictObject({
      items: z.array(webhookDelivery),
      nextCursor: z.string().nullable(),
      counts: z.record(z.enum(deliveryStates), z.int()),
      /** Since when the oldest of those that wait has been waiting. */
      waitingSince: instant.nullable(),
    }),
    errors: screenReadErrors,
  }),
  delivery: endpoint({
    method: 'GET',
    path: '/webhook-deliveries/:deliveryId',
    summary: 'One delivery with the bytes that are signed and sent, and its attempts, newest first',
    access,
    params: deliveryParams,
    response: z.strictObject({
      delivery: webhookDelivery,
      body: z.string(),
      attempts: z.array(webhookAttempt),
    }),
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: deliveryIds,
  }),
  send: endpoint({
    method: 'POST',
    path: '/webhook-deliveries/:deliveryId/send',
    summary: 'Send a delivery now, whether it waits, was given up or has arrived; its id stays',
    access,
    idempotency: 'required',
    rate: { as: 'webhook_test' },
    locked: 'impersonation',
    params: deliveryParams,
    body: nothing,
    response: z.strictObject({ delivery: webhookDelivery }),
    errors: [...errors, 'webhook.not_active'],
    ownedIds: deliveryIds,
  }),
  sendAll: endpoint({
    method: 'POST',
    path: '/webhook-deliveries/send',
    summary: 'Send now what waits, or what was given up, oldest first; what is left is sent by the next call',
    access,
    idempotency: 'required',
    rate: { as: 'webhook_test' },
    locked: 'impersonation',
    body: z.strictObject({ webhookId: id.optional(), state: z.enum(['waiting', 'given_up']) }),
    response: z.strictObject({ sent: z.int(), left: z.int() }),
    errors: [...screenWriteErrors, 'access.impersonation', 'not_found', 'webhook.not_active'],
    ownedIds: { body: ['webhookId'] },
  }),
} as const;
