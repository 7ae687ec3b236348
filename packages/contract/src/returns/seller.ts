import { documentMediaTypes } from '@offizin/domain/company/document-type';
import { limits } from '@offizin/domain/limits';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { decisionReasons, decisionTextMax, itemChoices, itemConditions } from '@offizin/domain/returns/return-decision';
import { returnStates, returnStepNames, returnViewNames } from '@offizin/domain/returns/return-steps';
import { returnKinds } from '@offizin/domain/returns/return-terms';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { id, instant, largestInteger, line, minorUnits, money, version } from '../scalars.ts';

const listedReturn = {
  returnId: id,
  /** The marketplace's number. */
  returnNo: z.string(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  orderId: id,
  orderNumber: z.string(),
  /** The customer's name and town; empty once they are erased. */
  customer: z.string(),
  city: z.string(),
  atStake: money,
  refunded: money,
  /** By when somebody must act; null where nobody is waited for. */
  dueAt: instant.nullable(),
  requestedAt: instant,
  endedAt: instant.nullable(),
  /** How many pictures and files both sides have sent. */
  files: z.int(),
  /** Whether the shop said nothing in time, so that it was decided for it. */
  silent: z.boolean(),
  /** Whether the marketplace waits for what the shop can prove. */
  evidenceWanted: z.boolean(),
  /** Orders of the marketplace's warehouse are decided by the marketplace. */
  readOnly: z.boolean(),
};
const summary = z.strictObject(listedReturn);
export type ReturnSummary = z.infer<typeof summary>;

const returnedItem = z.strictObject({
  lineId: id,
  name: z.string(),
  pack: z.string(),
  code: z.string().nullable(),
  codeSystem: z.string().nullable(),
  image: productImage,
  units: z.int(),
  /** What all its units were sold for. */
  amount: minorUnits,
});
export type ReturnedItem = z.infer<typeof returnedItem>;

export const itemDecision = z.strictObject({
  lineId: id,
  choice: z.enum(itemChoices),
  /** What is given back of a part. */
  amount: minorUnits.nullable(),
  reason: z.enum(decisionReasons).nullable(),
  condition: z.enum(itemConditions).nullable(),
});

const caseFile = z.strictObject({
  place: z.int(),
  of: z.enum(['customer', 'shop']),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
});
export type CaseFile = z.infer<typeof caseFile>;

export const returnEffect = z.strictObject({
  refund: z.int(),
  shippingRefund: z.int(),
  commission: z.int(),
  commissionVat: z.int(),
  label: z.int(),
  total: z.int(),
});

export const returnDetail = z.strictObject({
  ...listedReturn,
  version,
  items: z.array(returnedItem),
  /** How many units the order had, and whether all that are left of it come back. */
  orderUnits: z.int(),
  customerWords: z.string().nullable(),
  objectionWords: z.string().nullable(),
  shopWords: z.string().nullable(),
  caseFiles: z.array(caseFile),
  decision: z.array(itemDecision).nullable(),
  offer: money.nullable(),
  ruling: z.strictObject({ text: z.string(), rule: z.string().nullable(), decidedAt: instant }).nullable(),
  steps: z.array(
    z.strictObject({
      step: z.enum(['request', ...returnStepNames]),
      at: instant,
      by: z.enum(['customer', 'shop', 'carrier', 'marketplace', 'time']),
      /** Who of the shop. */
      name: z.string().nullable(),
    }),
  ),
  /** What the shop may do now. */
  mayDo: z.array(z.enum(returnStepNames)),
  deliveredAt: instant.nullable(),
  parcel: z.strictObject({ courier: z.enum(courierCodes).nullable(), trackingNumber: z.string() }).nullable(),
  /** By what the cost of a decision is reckoned, in minor units; null for an order that the ledger does not have. */
  sale: z
    .strictObject({
      sold: z.int(),
      commission: z.int(),
      commissionVat: z.int(),
      /** Basis points; null where none is on it. */
      vatRate: z.int().nullable(),
    })
    .nullable(),
  /** What of the shipping is given back with everything, and what the shop pays for the label, in minor units. */
  shipping: minorUnits,
  label: minorUnits,
  /** What is held of the shop's money until the case is over. */
  held: money,
  /** What was given back, as it is booked. */
  effect: returnEffect.nullable(),
  /** The closed cases of this shop with the same reason that the marketplace decided; null where there are too few. */
  history: z.strictObject({ won: z.int(), decided: z.int() }).nullable(),
});
export type ReturnDetail = z.infer<typeof returnDetail>;

const fileId = z.string().regex(/^[0-9a-f]{32}$/);
const files = z
  .array(z.strictObject({ fileId, fileName: line(limits.evidenceFileName) }))
  .max(limits.returnEvidenceFiles);
const signedAmount = z.int().min(-largestInteger).max(largestInteger);
const words = z.string().trim().max(decisionTextMax);

const common = { access: { kind: 'screens', anyOf: ['returns'] } } as const;
const one = { params: z.strictObject({ returnId: id }), ownedIds: { params: ['returnId'] } } as const;
const step = {
  ...common,
  ...one,
  method: 'POST',
  idempotency: 'required',
  // The marketplace's staff would decide what the marketplace judges.
  locked: 'impersonation',
  token: 'returns:decide',
  response: returnDetail,
} as const;
const stepErrors = [
  ...screenWriteErrors,
  'access.impersonation',
  'not_found',
  'return.invalid_state',
  'return.version_conflict',
] as const;

/** What customers bring back and complain about, and what the shop decides (ORD-22). */
export const returnsApi = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/returns',
    summary: 'Returns and claims of a view: open ones whose time ends first come first, closed ones the last first',
    token: 'returns:read',
    query: z.strictObject({
      view: z.enum(returnViewNames).optional(),
      after: z.string().max(80).optional(),
    }),
    response: z.strictObject({ items: z.array(summary), next: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  counts: endpoint({
    ...common,
    method: 'GET',
    path: '/returns/counts',
    summary: 'How many returns and claims each view has',
    token: 'returns:read',
    response: z.strictObject({
      open: z.int(),
      to_decide: z.int(),
      on_the_way: z.int(),
      at_marketplace: z.int(),
      closed: z.int(),
    }),
    errors: screenReadErrors,
  }),
  figures: endpoint({
    ...common,
    method: 'GET',
    path: '/returns/figures',
    summary: 'Which share of the orders that were delivered in the last 90 days was given back',
    token: 'returns:read',
    response: z.strictObject({ refunded: z.int(), delivered: z.int(), days: z.int() }),
    errors: screenReadErrors,
  }),
  detail: endpoint({
    ...common,
    ...one,
    method: 'GET',
    path: '/returns/:returnId',
    summary: 'One return with its items, words, files, steps, and what a decision costs',
    token: 'returns:read',
    response: returnDetail,
    errors: [...screenReadErrors, 'not_found'],
  }),
  file: endpoint({
    ...common,
    method: 'GET',
    path: '/returns/:returnId/files/:of/:place',
    summary: 'A picture or file of a return by its place, from 1',
    params: one.params.extend({
      of: z.enum(['customer', 'shop']),
      place: z.coerce.number().int().min(1).max(limits.returnEvidenceFiles),
    }),
    ownedIds: one.ownedIds,
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...screenReadErrors, 'not_found', 'files.unavailable'],
  }),
  addFile: endpoint({
    ...common,
    method: 'POST',
    path: '/returns/evidence',
    summary: 'A PDF file or a picture for a decision that is being made; it goes again if it is not sent within a day',
    idempotency: 'accepted',
    rate: { as: 'evidence' },
    transactions: 'own',
    query: z.strictObject({ fileName: line(limits.evidenceFileName) }),
    bodyFile: {
      mediaTypes: documentMediaTypes,
      description: 'A PDF, PNG or JPEG file of at most 5 MiB',
      maxBytes: limits.evidenceFile,
    },
    response: z.strictObject({ fileId, fileName: z.string(), bytes: z.int() }),
    errors: [
      ...screenWriteErrors,
      'request.unsupported_media_type',
      'image.unreadable',
      'legal.file_refused',
      'files.full',
      'files.unavailable',
    ],
  }),
  accept: endpoint({
    ...step,
    path: '/returns/:returnId/accept',
    summary: 'Agree that the goods come back; the customer has 14 days to send them',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  receive: endpoint({
    ...step,
    path: '/returns/:returnId/receive',
    summary: 'Say that the goods have arrived',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  decide: endpoint({
    ...step,
    path: '/returns/:returnId/decide',
    summary: 'Give back all, a part or nothing for each item, for good; nothing for any item refuses the case',
    body: z.strictObject({
      version,
      items: z.array(itemDecision).min(1).max(limits.returnItems),
      text: words,
      files,
      /** What the shop saw that it costs, in minor units and signed: another sum is refused. */
      total: signedAmount,
    }),
    errors: [...stepErrors, 'return.other_cost'],
  }),
  offer: endpoint({
    ...step,
    path: '/returns/:returnId/offer',
    summary: 'Offer a part while the goods stay with the customer, once in a case; the customer has 3 days',
    body: z.strictObject({ version, amount: z.int().min(1).max(largestInteger), text: words }),
    errors: stepErrors,
  }),
  withdrawOffer: endpoint({
    ...step,
    path: '/returns/:returnId/withdraw-offer',
    summary: 'Take the offer back; the time for a decision begins again',
    body: z.strictObject({ version }),
    errors: stepErrors,
  }),
  giveIn: endpoint({
    ...step,
    path: '/returns/:returnId/give-in',
    summary: 'Give everything back after all',
    body: z.strictObject({ version, total: signedAmount }),
    errors: [...stepErrors, 'return.other_cost'],
  }),
  sendEvidence: endpoint({
    ...step,
    path: '/returns/:returnId/send-evidence',
    summary: 'Send the marketplace what the shop can prove, while it has not decided',
    body: z.strictObject({ version, text: words, files: files.min(1) }),
    errors: stepErrors,
  }),
  appeal: endpoint({
    ...step,
    path: '/returns/:returnId/appeal',
    summary: 'Object to the marketplace’s decision, once and with new evidence',
    body: z.strictObject({ version, text: words.min(1), files: files.min(1) }),
    errors: stepErrors,
  }),
} as const;
