import { limits } from '@offizin/domain/limits';
import { courierCodes } from '@offizin/domain/orders/couriers';
import { decisionReasons, itemChoices, itemConditions } from '@offizin/domain/returns/return-decision';
import { limitedDeciders } from '@offizin/domain/returns/refund-limit';
import { restockRefusals, restockRules } from '@offizin/domain/returns/restock';
import { returnStates, returnStepNames, returnViewNames } from '@offizin/domain/returns/return-steps';
import { returnKinds } from '@offizin/domain/returns/return-terms';
import { z } from 'zod';
import { productImage } from '../catalogue/product-image.ts';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { id, instant, minorUnits, money, version } from '../scalars.ts';

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
  /** Whether a decision above somebody's limit waits for the owner. */
  proposed: z.boolean(),
  /** Orders of the marketplace's warehouse are decided by the marketplace. */
  readOnly: z.boolean(),
};
const summary = z.strictObject(listedReturn);
export type ReturnSummary = z.infer<typeof summary>;

const returnedItem = z.strictObject({
  lineId: id,
  productId: z.string(),
  name: z.string(),
  pack: z.string(),
  code: z.string().nullable(),
  codeSystem: z.string().nullable(),
  image: productImage,
  units: z.int(),
  /** What all its units were sold for. */
  amount: minorUnits,
  /** Whether units of it may be put back into the shop's own stock now, and whether it is a medicine. */
  restock: z.enum(restockRules).nullable(),
  /** How many units the shop has put back. */
  restocked: z.int(),
  /** What was to go back into stock and did not, and why; null where nothing. */
  notRestocked: z.strictObject({ units: z.int(), why: z.enum(restockRefusals) }).nullable(),
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

/** A decision that waits for the owner, because the whole case then comes to more than the limit of who made it. */
const proposal = z.strictObject({
  step: z.enum(['refund', 'offer', 'give_in']),
  /** What is to be given back for each item, where it was decided so. */
  items: z.array(itemDecision).nullable(),
  /** What is offered. */
  amount: minorUnits.nullable(),
  text: z.string().nullable(),
  /** How many units go back into the shop's stock with it. */
  restocked: z.int(),
  /** What the customer then has in all, the limit, and the cost as it was proposed. */
  sum: minorUnits,
  limit: minorUnits,
  total: z.int(),
  /** Who proposed it; `systems` are the shop's own. */
  by: z.enum(limitedDeciders),
  name: z.string().nullable(),
  at: instant,
  /** What the owner said who sent it back; null while it waits. */
  sentBack: z.strictObject({ name: z.string().nullable(), text: z.string(), at: instant }).nullable(),
  /** Who may answer it. */
  owners: z.array(z.string()),
});
export type Proposal = z.infer<typeof proposal>;

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
  /** What waits for the owner, or was sent back since the last step. */
  proposal: proposal.nullable(),
  /** Above what for the customer in all a decision of who asks is only a proposal; null for none. */
  limit: minorUnits.nullable(),
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
  /** What happens by itself once its time is over; null where nothing does. */
  silence: z.enum(returnStepNames).nullable(),
  deliveredAt: instant.nullable(),
  parcel: z.strictObject({ courier: z.enum(courierCodes).nullable(), trackingNumber: z.string() }).nullable(),
  /** What is left of the order's sale, from which the cost of a decision is calculated, in minor units; null for an order that the ledger does not have. */
  sale: z
    .strictObject({
      sold: z.int(),
      commission: z.int(),
      commissionVat: z.int(),
      /** For shipping. */
      shipping: z.int(),
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

export const returnsAccess = { access: { kind: 'screens', anyOf: ['returns'] } } as const;
export const oneReturn = { params: z.strictObject({ returnId: id }), ownedIds: { params: ['returnId'] } } as const;
/** What customers bring back and complain about (ORD-22). */
export const returnsApi = {
  list: endpoint({
    ...returnsAccess,
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
    ...returnsAccess,
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
    ...returnsAccess,
    method: 'GET',
    path: '/returns/figures',
    summary: 'Which share of the orders that were delivered in the last 90 days was given back',
    token: 'returns:read',
    response: z.strictObject({ refunded: z.int(), delivered: z.int(), days: z.int() }),
    errors: screenReadErrors,
  }),
  detail: endpoint({
    ...returnsAccess,
    ...oneReturn,
    method: 'GET',
    path: '/returns/:returnId',
    summary: 'One return with its items, words, files, steps, and what a decision costs',
    token: 'returns:read',
    response: returnDetail,
    errors: [...screenReadErrors, 'not_found'],
  }),
  caseFile: endpoint({
    ...returnsAccess,
    ...oneReturn,
    method: 'GET',
    path: '/returns/:returnId/case-file',
    summary: 'Everything of one return as a PDF: parties, steps, items, words, pictures, decisions and what was booked',
    token: 'returns:read',
    rate: { as: 'papers' },
    transactions: 'own',
    response: z.unknown(),
    file: { mediaType: 'application/pdf', description: 'A tagged PDF in the language of who asks' },
    errors: [...screenReadErrors, 'not_found', 'files.unavailable'],
  }),
  file: endpoint({
    ...returnsAccess,
    method: 'GET',
    path: '/returns/:returnId/files/:of/:place',
    summary: 'A picture or file of a return by its place, from 1',
    token: 'returns:read',
    params: oneReturn.params.extend({
      of: z.enum(['customer', 'shop']),
      place: z.coerce.number().int().min(1).max(limits.returnEvidenceFiles),
    }),
    ownedIds: oneReturn.ownedIds,
    response: z.unknown(),
    file: { mediaType: 'application/octet-stream', description: 'The file, in its own media type' },
    errors: [...screenReadErrors, 'not_found', 'files.unavailable'],
  }),
} as const;
