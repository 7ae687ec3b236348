import { limits } from '@offizin/domain/limits';
import { pictureMediaTypes } from '@offizin/domain/company/document-type';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { decisionTextMax } from '@offizin/domain/returns/return-decision';
import { returnStates } from '@offizin/domain/returns/return-steps';
import { customerKinds, returnKinds } from '@offizin/domain/returns/return-terms';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { orderNumber } from '../orders/marketplace.ts';
import { instant, line, minorUnits } from '../scalars.ts';
import { itemDecision, returnEffect } from './seller.ts';

export const returnRecord = z.strictObject({
  orderNumber,
  kind: z.enum(customerKinds),
  items: z
    .array(z.strictObject({ productId: externalId, units: z.int().min(1).max(999) }))
    .min(1)
    .max(limits.returnItems)
    .describe("The products that come back, of the order's lines"),
  words: line(decisionTextMax).nullable().describe('What the customer writes'),
  requestedAt: instant,
  deliveredAt: instant.nullable(),
});
export type ReturnRecord = z.infer<typeof returnRecord>;

/** What the customer, the carrier or the marketplace itself does with a case. */
export const returnMove = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('send'), courier: z.enum(courierCodes), trackingNumber: line(40) }),
  z.strictObject({ step: z.enum(['receive', 'take_offer', 'decline_offer', 'withdraw']) }),
  // Of orders of its warehouse the marketplace decides in the shop's place.
  z.strictObject({ step: z.literal('accept') }),
  z.strictObject({ step: z.literal('refund'), refund: minorUnits.min(1) }),
  z.strictObject({ step: z.literal('refuse'), text: line(decisionTextMax) }),
  z.strictObject({ step: z.enum(['escalate', 'object']), words: line(decisionTextMax).nullable() }),
  z.strictObject({
    step: z.enum(['rule_seller', 'rule_customer']),
    text: line(decisionTextMax),
    rule: line(160).nullable(),
  }),
  z.strictObject({
    step: z.literal('rule_split'),
    text: line(decisionTextMax),
    rule: line(160).nullable(),
    refund: minorUnits.min(1),
  }),
]);
export type ReturnMove = z.infer<typeof returnMove>;

const returnStanding = z.strictObject({
  returnNo: z.string(),
  orderNumber: z.string(),
  seller: z.string(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  version: z.int(),
  dueAt: instant.nullable(),
  offer: minorUnits.nullable().describe('What the shop offers, and what was given back, in minor units'),
  refunded: minorUnits,
  decision: z.array(itemDecision).nullable(),
  shopWords: z.string().nullable(),
  evidence: z
    .array(z.strictObject({ fileName: z.string(), mediaType: z.string(), bytes: z.int() }))
    .describe('How many files the shop has sent; they are read by their places'),
  effect: returnEffect.nullable().describe('The lines that the portal books for it, in minor units'),
});

const params = z.strictObject({ externalId, returnNo: externalId });

/** Returns and claims of customers, which the marketplace hands over, moves and judges (MKT-01, ORD-22). */
export const returnsMachineApi = {
  putReturn: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/returns/:returnNo',
    summary: 'Hand over what a customer returns or complains about; a number that is taken stays what it is',
    description:
      'The shop is asked to decide, is notified, and its own systems are sent `return.requested`. A number that is there is answered with what it has become, whatever the body says. Refused with `return.not_possible` where the order was not sent, the time is over or it has too few such units.',
    access: machine('orders'),
    idempotency: 'required',
    params,
    body: returnRecord,
    response: returnStanding,
    errors: [...writeErrors, 'not_found', 'return.not_possible'],
  }),
  putReturnPicture: endpoint({
    method: 'POST',
    path: '/sellers/:externalId/returns/:returnNo/pictures',
    summary: 'A picture that the customer took, of at most five',
    description:
      'Pictures are checked and made again before the shop sees them. A repeat with the same Idempotency-Key adds none.',
    access: machine('orders'),
    idempotency: 'accepted',
    params,
    query: z.strictObject({ fileName: line(limits.evidenceFileName) }),
    bodyFile: {
      mediaTypes: pictureMediaTypes,
      description: 'A PNG or JPEG file of at most 5 MiB',
      maxBytes: limits.evidenceFile,
    },
    response: z.strictObject({ pictures: z.int() }),
    errors: [
      ...writeErrors,
      'not_found',
      'request.unsupported_media_type',
      'image.unreadable',
      'legal.file_refused',
      'files.full',
      'files.unavailable',
    ],
  }),
  moveReturn: endpoint({
    method: 'POST',
    path: '/sellers/:externalId/returns/:returnNo/steps',
    summary: 'What the customer or the carrier has done, or what the marketplace has decided',
    description:
      'The body says which step: what the customer or the carrier did, or how the marketplace decides. Refused with `return.invalid_state` where the state does not allow the step, and with `return.exceeds_sale` where more would go back than the order has left.',
    access: machine('orders'),
    idempotency: 'required',
    params,
    body: returnMove,
    response: returnStanding,
    errors: [...writeErrors, 'not_found', 'return.invalid_state', 'return.exceeds_sale'],
  }),
  readReturn: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/returns/:returnNo',
    summary: 'A return as the portal has it: its state, what the shop decided, offers and proves',
    description: 'Changes nothing. Read it after each `return.moved`.',
    access: machine('orders'),
    params,
    response: returnStanding,
    errors: [...readErrors, 'not_found'],
  }),
  returnEvidence: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/returns/:returnNo/evidence/:place',
    summary: 'A file that the shop has sent, by its place, from 1',
    description: 'Changes nothing. The bytes come in the media type of the file that the shop sent.',
    access: machine('orders'),
    params: params.extend({ place: z.coerce.number().int().min(1).max(limits.returnEvidenceFiles) }),
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...readErrors, 'not_found', 'files.unavailable'],
  }),
  escalatedReturns: endpoint({
    method: 'GET',
    path: '/returns/escalated',
    summary: 'Returns that wait for the marketplace’s decision, the oldest first',
    description: 'Changes nothing. Each is decided with a step of `moveReturn`.',
    access: machine('orders'),
    response: z.strictObject({ items: z.array(returnStanding) }),
    errors: readErrors,
  }),
} as const;
