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
  orderNumber: z.string().describe('The order that something of is sent once more'),
  seller: z.string(),
  state: z.enum(replacementStates),
  requestedAt: instant,
  items: z.array(z.strictObject({ productId: z.string(), units: z.int() })),
  deliveryType: z.enum(deliveryTypes).describe('As they are in that order'),
  customerFirstName: z.string(),
  deliveryAddress: postalAddress,
  replacementNumber: z.string().nullable().describe('The order that the marketplace made of it'),
});

/** What shops ask to send once more without payment: the marketplace makes the order, or says why not (MKT-01, ORD-22). */
export const replacementMachineApi = {
  readReplacement: endpoint({
    description:
      'Changes nothing. Read it after `order.replacement_requested`; what is handed over has the same products and units, and costs nothing.',
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
    description: 'Refused with `replacement.settled` where an order was made of it already, or it was declined.',
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
