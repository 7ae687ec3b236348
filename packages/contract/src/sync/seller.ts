import { resultScreens } from '@offizin/domain/access/twin-screens';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { progressSteps } from '@offizin/domain/sync/progress';
import { remedies, resultColours, syncResultTypes } from '@offizin/domain/sync/result-types';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { productId, runKinds } from '../offers/seller.ts';
import { productImage } from '../catalogue/product-image.ts';
import { id, instant } from '../scalars.ts';
import { productCandidate, rowDetail } from '../uploads/rows.ts';

/** One cause: all results of a type, and what can be done about all of them. */
export const syncCause = z.strictObject({
  finding: z.enum(syncResultTypes),
  colour: z.enum(resultColours),
  products: z.int(),
  /** How many of them are rows that made no offer: these can be dismissed. */
  withoutOffer: z.int(),
  remedy: z.enum(remedies),
  /** The newest upload that has refused rows of it which can be corrected there. */
  uploadId: id.nullable(),
});
export type SyncCause = z.infer<typeof syncCause>;

export const syncRun = z.strictObject({
  runNo: z.int(),
  kind: z.enum(runKinds),
  at: instant,
  actorName: z.string().nullable(),
  rows: z.int(),
  red: z.int(),
  /** The upload that it wrote, where it was one. */
  uploadId: id.nullable(),
});
export type SyncRun = z.infer<typeof syncRun>;

export const syncSummary = z.strictObject({
  /** Whether a file, a feed or a remedy is being worked on now. */
  inProgress: z.boolean(),
  /** Offers, and products with a result that have none. */
  total: z.int(),
  red: z.int(),
  grey: z.int(),
  step: z.enum(progressSteps).nullable(),
  causes: z.array(syncCause),
  plan: z.strictObject({
    causes: z.array(z.strictObject({ finding: z.enum(syncResultTypes), products: z.int() })),
    products: z.int(),
    stepAfter: z.enum(progressSteps).nullable(),
  }),
  /** The newest runs, newest first. */
  runs: z.array(syncRun),
  currency: z.string(),
  codeSystem: z.string().nullable(),
});
export type SyncSummary = z.infer<typeof syncSummary>;

const subject = z.string().min(2).max(220);

export const syncFinding = z.strictObject({
  subject,
  finding: z.enum(syncResultTypes),
  colour: z.enum(resultColours),
  numbers: z.array(z.int()),
  product: z.strictObject({ productId, name: z.string(), pack: z.string(), image: productImage }).nullable(),
  code: z.string().nullable(),
  gtin: z.string().nullable(),
  price: z.int().nullable(),
  stock: z.int().nullable(),
  origin: z.enum(stockOrigins).nullable(),
  /** The price to which the one-click remedy would set it. */
  remedyPrice: z.int().nullable(),
  /** Products to choose from when the identifiers name several. */
  candidates: z.array(productCandidate),
  detail: rowDetail.nullable(),
  foundAt: instant,
  /** Whether the seller offers the product: a result of what is not offered can be dismissed. */
  offered: z.boolean(),
});
export type SyncFinding = z.infer<typeof syncFinding>;

/** What a remedy asks for: the causes it fixes, for all their products or some. */
export const remedyRequest = z.strictObject({
  finding: z.enum(syncResultTypes),
  /** Absent: every product of the cause. */
  subjects: z.array(subject).min(1).max(limits.remediesPerCall).optional(),
  /** The stock to add, for offers that were out of stock for too long. */
  stock: z.int().min(1).max(limits.offerStockMax).optional(),
});

export const remedyState = z.strictObject({
  id,
  finding: z.enum(syncResultTypes),
  state: z.enum(['working', 'done', 'failed']),
  /** How many offers it changed, and how many another rule still refuses. */
  changed: z.int().nullable(),
  refused: z.int().nullable(),
});
export type RemedyState = z.infer<typeof remedyState>;

const syncAccess = { kind: 'screens', anyOf: resultScreens } as const;

export const syncApi = {
  summary: endpoint({
    method: 'GET',
    path: '/sync',
    summary: 'How the catalogue stands: causes with their products, progress, and the newest runs',
    access: syncAccess,
    token: 'sync:read',
    response: syncSummary,
    errors: screenReadErrors,
  }),
  findings: endpoint({
    method: 'GET',
    path: '/sync/findings',
    summary: 'One page of the results, by type, colour or product, after a cursor',
    access: syncAccess,
    token: 'sync:read',
    query: z.strictObject({
      finding: z.enum(syncResultTypes).optional(),
      colour: z.enum(resultColours).optional(),
      q: z.string().trim().max(100).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.strictObject({ items: z.array(syncFinding), nextCursor: z.string().nullable() }),
    errors: screenReadErrors,
  }),
  remedy: endpoint({
    method: 'POST',
    path: '/sync/remedies',
    summary: 'Fix the products of a cause at once: prices to their limit, stock added, offers reactivated',
    access: syncAccess,
    idempotency: 'required',
    body: remedyRequest,
    response: remedyState,
    errors: [...screenWriteErrors, 'sync.no_remedy'],
  }),
  remedyState: endpoint({
    method: 'GET',
    path: '/sync/remedies/:remedyId',
    summary: 'How far a remedy is',
    access: syncAccess,
    params: z.strictObject({ remedyId: id }),
    response: remedyState,
    errors: [...screenReadErrors, 'not_found'],
    ownedIds: { params: ['remedyId'] },
  }),
  dismiss: endpoint({
    method: 'POST',
    path: '/sync/dismissals',
    summary: 'Put away the results of rows that made no offer; they are back when the same code comes again',
    access: syncAccess,
    idempotency: 'required',
    body: z.strictObject({
      finding: z.enum(syncResultTypes),
      /** Absent: every such row of the cause. */
      subjects: z.array(subject).min(1).max(limits.remediesPerCall).optional(),
    }),
    response: z.strictObject({ dismissed: z.int() }),
    errors: screenWriteErrors,
  }),
  choose: endpoint({
    method: 'POST',
    path: '/sync/choices',
    summary:
      'Pick the product that identifiers of several mean: kept for every later file, and the row becomes an offer',
    access: syncAccess,
    idempotency: 'required',
    body: z.strictObject({ subject, productId }),
    response: remedyState,
    errors: [...screenWriteErrors, 'not_found'],
  }),
} as const;
