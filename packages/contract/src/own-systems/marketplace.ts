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
  /** Empty: every kind. */
  kinds: z.array(z.enum(marketplaceEventKinds)),
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
    access,
    response: z.strictObject({ items: z.array(operatorWebhook) }),
    errors: readErrors,
  }),
  removeWebhook: endpoint({
    method: 'DELETE',
    path: '/webhooks/:name',
    summary: 'Send nothing there any more; what waits is dropped',
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
    access,
    idempotency: 'required',
    params: z.strictObject({ name, deliveryId: id }),
    body: z.strictObject({}),
    response: z.strictObject({ delivery: operatorDelivery }),
    errors: [...writeErrors, 'not_found', 'webhook.not_active'],
  }),
} as const;
