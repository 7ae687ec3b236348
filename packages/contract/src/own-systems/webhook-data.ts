import { messageSubjects } from '@offizin/domain/messages/conversation';
import { cancellationReasonCodes } from '@offizin/domain/orders/cancellation-reasons';
import { cancelledByParties, orderStatuses, shipmentStatuses } from '@offizin/domain/orders/statuses';
import type { WebhookEventType } from '@offizin/domain/own-systems/webhook-events';
import { brakeCauses } from '@offizin/domain/price-rules/brake';
import { returnStates } from '@offizin/domain/returns/return-steps';
import { z } from 'zod';
import { id, instant } from '../scalars.ts';

const order = { orderId: id, orderNumber: z.string() };
const orderAs = { ...order, status: z.enum(orderStatuses) };
const returned = z.strictObject({ returnId: id, returnNo: z.string(), ...order, state: z.enum(returnStates) });

/** What each event says besides its name and its instant: ids and states, nothing of a customer (MKT-03). */
export const webhookData = {
  'order.created': z.strictObject(orderAs),
  'order.cancelled': z.strictObject({
    ...orderAs,
    cancelledBy: z.enum(cancelledByParties).nullable(),
    reason: z.enum(cancellationReasonCodes).nullable(),
  }),
  'order.status_changed': z.strictObject(orderAs),
  'shipment.updated': z.strictObject({ ...orderAs, shipmentStatus: z.enum(shipmentStatuses) }),
  'return.requested': returned,
  'return.received': returned,
  'return.decided': returned,
  'upload.applied': z.strictObject({
    uploadId: id,
    runNo: z.int().min(1).describe('The run that wrote the offers'),
    changed: z.int().min(0).describe('How many offers it wrote'),
  }),
  'sync.finished': z.strictObject({
    runNo: z.int().min(1),
    source: z.enum(['feed', 'marketplace']).describe('The stock feed, or a list that the marketplace handed over'),
    rows: z.int().min(0),
    changed: z.int().min(0),
  }),
  'price_rule.held': z.strictObject({
    ruleId: id,
    cause: z.enum(brakeCauses),
    offers: z.int().min(0).describe('How many offers it would have changed'),
    of: z.int().min(0).describe('How many offers the rule covers'),
  }),
  'message.received': z.strictObject({
    conversationId: id,
    messageId: id,
    ...order,
    subject: z.enum(messageSubjects),
  }),
  'webhook.test': z.strictObject({ webhookId: id }),
} as const satisfies Record<WebhookEventType, z.ZodObject>;

export type WebhookData<T extends WebhookEventType> = z.infer<(typeof webhookData)[T]>;

/** The body of a call to an own system: which event, since when, and what it says. */
export const webhookBody = (type: string, data: z.ZodObject) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: instant.describe('When it happened; `webhook-timestamp` is when it was sent'),
    data,
  });
