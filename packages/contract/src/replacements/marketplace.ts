import { deliveryTypes } from '@offizin/domain/orders/statuses';
import { replacementStates } from '@offizin/domain/replacements/replacement';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { orderNumber } from '../orders/marketplace.ts';
import { postalAddress } from '../orders/views.ts';
import { id, instant, line } from '../scalars.ts';

const access = machine('orders');
const params = z.strictObject({ orderNumber, replacementId: id });

const replacement = z.strictObject({
  replacementId: id,
  /** The order that something of is sent once more. */
  orderNumber: z.string(),
  seller: z.string(),
  state: z.enum(replacementStates),
  requestedAt: instant,
  items: z.array(z.strictObject({ productId: z.string(), units: z.int() })),
  /** As they are in that order. */
  deliveryType: z.enum(deliveryTypes),
  customerFirstName: z.string(),
  deliveryAddress: postalAddress,
  /** The order that the marketplace made of it. */
  replacementNumber: z.string().nullable(),
});

/** What shops ask to send once more without payment: the marketplace makes the order, or says why not (MKT-01, ORD-22). */
export const replacementMachineApi = {
  readReplacement: endpoint({
    access,
    method: 'GET',
    path: '/orders/:orderNumber/replacements/:replacementId',
    summary:
      'What a shop asks to send once more; the order is handed over like any other, at no charge and with `replacementFor`',
    params,
    response: replacement,
    errors: [...readErrors, 'not_found'],
  }),
  declineReplacement: endpoint({
    access,
    method: 'POST',
    path: '/orders/:orderNumber/replacements/:replacementId/decline',
    summary: 'Make no order of it; the shop reads why, and may ask again',
    idempotency: 'required',
    params,
    body: z.strictObject({ reason: line(300) }),
    response: z.strictObject({ replacementId: id, state: z.enum(replacementStates) }),
    errors: [...writeErrors, 'not_found', 'replacement.settled'],
  }),
} as const;
