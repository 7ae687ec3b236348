import { limits } from '@offizin/domain/limits';
import { deliveryStates } from '@offizin/domain/own-systems/webhook-attempts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { marketplaceEventKinds } from '../events/marketplace.ts';
import { id } from '../scalars.ts';
import { webhookAddress, webhookCondition, webhookDelivery, webhookSecret } from './webhooks.ts';

const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const access = machine('events');
const params = z.strictObject({ name });

const operatorWebhook = z.strictObject({
  name,
  address: z.string(),
  kinds: z.array(z.enum(marketplaceEventKinds)).describe('Empty: every kind'),
  ...webhookCondition,
});

const operatorDelivery = webhookDelivery.omit({ webhookId: true });

/** The event feed as signed calls to the operator's own address (MKT-01). */
export const webhookMachineApi = {
  putWebhook: endpoint({
    method: 'PUT',
    path: '/webhooks/:name',
    summary:
      'Have events sent to an address, of all kinds or chosen ones, signed per Standard Webhooks; the secret is in the reply of the first call only',
    description:
      'Creates the endpoint of this name or replaces its settings; `active: false` pauses it, and what happens meanwhile waits. It begins with what happens from now on. Refused with `webhook.too_many` beyond the number that a brand may have.',
    access,
    idempotency: 'secret',
    params,
    body: z.strictObject({
      address: webhookAddress,
      kinds: z.array(z.enum(marketplaceEventKinds)).max(marketplaceEventKinds.length).default([]),
      active: z.boolean().default(true),
    }),
    response: z.strictObject({ webhook: operatorWebhook, secret: webhookSecret.nullable() }),
    errors: [...writeErrors, 'webhook.too_many'],
  }),
  webhooks: endpoint({
    method: 'GET',
    path: '/webhooks',
    summary: 'Where events are sent, how the addresses answer, and the secrets that sign',
    description: 'Changes nothing. Secrets are shown by their last four characters alone.',
    access,
    response: z.strictObject({ items: z.array(operatorWebhook) }),
    errors: readErrors,
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/webhooks/:name',
    summary: 'Send nothing there any more; what waits is dropped',
    description:
      'Deliveries of the endpoint go with it, those that wait too. What it would have been sent is still in the feed of events.',
    access,
    idempotency: 'none',
    params,
    response: z.strictObject({}),
    errors: [...readErrors, 'not_found'],
  }),
  changeWebhookSecret: endpoint({
    method: 'POST',
    path: '/webhooks/:name/secrets',
    summary: 'Make a new secret, in this reply only; the old one signs beside it for 24 hours',
    description:
      'Both secrets sign until the old one ends, so a receiver can change without losing a call. Only a repeat with the same key within ten minutes shows the new one again.',
    access,
    idempotency: 'secret',
    params,
    body: z.strictObject({}),
    response: z.strictObject({ webhook: operatorWebhook, secret: webhookSecret }),
    errors: [...writeErrors, 'not_found'],
  }),
  webhookDeliveries: endpoint({
    method: 'GET',
    path: '/webhooks/:name/deliveries',
    summary: 'What was sent there and what waits, newest first, after a cursor',
    description: 'Changes nothing. For the next page pass `nextCursor` as `cursor`; null is the end.',
    access,
    params,
    query: z.strictObject({
      state: z.enum(deliveryStates).optional(),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.webhookDeliveryPageMax).optional(),
    }),
    response: z.strictObject({ items: z.array(operatorDelivery), nextCursor: z.string().nullable() }),
    errors: [...readErrors, 'not_found'],
  }),
  resendWebhookDelivery: endpoint({
    method: 'POST',
    path: '/webhooks/:name/deliveries/:deliveryId/resend',
    summary: 'Send a delivery again at once, under the same id',
    description:
      'Whether it waits, was given up or has arrived. Refused with `webhook.not_active` while the endpoint is paused or switched off.',
    access,
    idempotency: 'required',
    params: z.strictObject({ name, deliveryId: id }),
    body: z.strictObject({}),
    response: z.strictObject({ delivery: operatorDelivery }),
    errors: [...writeErrors, 'not_found', 'webhook.not_active'],
  }),
} as const;
