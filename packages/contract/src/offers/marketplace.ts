import { offerStatuses } from '@offizin/domain/offers/offer-kinds';
import { limits } from '@offizin/domain/limits';
import { stockOrigins } from '@offizin/domain/orders/statuses';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkResult, externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { afterProduct, largestRunNo, line, minorUnits } from '../scalars.ts';
import { runSummary } from '../uploads/rows.ts';

/** One offer as a seller gave it to the marketplace: the product by the marketplace's id, else by national code or EAN. */
export const handedOffer = z
  .strictObject({
    productId: externalId.optional(),
    nationalCode: z
      .string()
      .regex(/^[0-9A-Za-z.-]{4,20}$/)
      .optional(),
    gtin: z
      .string()
      .regex(/^[0-9]{8,14}$/)
      .optional(),
    price: minorUnits.min(1),
    stock: z.int().min(0).max(limits.offerStockMax),
    origin: z.enum(stockOrigins),
    sku: line(100)
      .regex(/^[^\r\n]*$/)
      .optional(),
    active: z.boolean().optional().describe('Whether the seller wants it on sale; absent leaves it as it is'),
  })
  .refine(
    ({ productId, nationalCode, gtin }) => productId !== undefined || nationalCode !== undefined || gtin !== undefined,
    { path: ['productId'] },
  );
export type HandedOffer = z.infer<typeof handedOffer>;

export const handoverStates = ['waiting', 'done', 'failed'] as const;
export type HandoverState = (typeof handoverStates)[number];

const handoverErrors = [...writeErrors, 'not_found'] as const;

export const offerMachineApi = {
  handOverOffers: endpoint({
    method: 'POST',
    path: '/sellers/:externalId/offers/bulk',
    summary: `Hand over at most ${limits.offersPerHandover} offers of a seller; they are taken over in the background by the rules of an upload, offers that are not named stay`,
    description:
      'Each offer names a product by `productId`, `nationalCode` or `gtin`. What is wrong in shape is reported by its index, counted from 0; what the rules make of the others is read with `handover` once they are done.',
    access: machine('catalogue'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    list: 'offers',
    body: z.strictObject({ offers: z.array(handedOffer).min(1).max(limits.offersPerHandover) }),
    response: z.strictObject({ handoverId: z.uuid().nullable(), accepted: z.int(), errors: bulkResult.shape.errors }),
    errors: handoverErrors,
  }),
  handover: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/offer-handovers/:handoverId',
    summary: 'How far offers that were handed over are, and what their run made of them',
    description:
      "Changes nothing. Ask again while `state` is `waiting`; the shop's own systems are sent `sync.finished` at the end.",
    access: machine('catalogue'),
    params: z.strictObject({ externalId, handoverId: z.uuid() }),
    response: z.strictObject({
      state: z.enum(handoverStates),
      runNo: z.int().nullable(),
      summary: runSummary.nullable(),
    }),
    errors: [...readErrors, 'not_found'],
  }),
  sellerOffers: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/offers',
    summary:
      "A seller's offers in the order of their products, after a product; only those changed by one run when it is given",
    description:
      'Changes nothing. After `offers.changed` read with its `runNo`; where offers were removed read all of them. For the next page pass `next` as `after`; null is the end.',
    access: machine('catalogue'),
    params: z.strictObject({ externalId }),
    query: z.strictObject({
      after: afterProduct.optional(),
      runNo: z.coerce.number().int().min(1).max(largestRunNo).optional(),
      limit: z.coerce.number().int().min(1).max(limits.sellerOffersPerCall).optional(),
    }),
    response: z.strictObject({
      items: z.array(
        z.strictObject({
          productId: z.string(),
          price: z.int(),
          stock: z.int(),
          origin: z.enum(stockOrigins),
          status: z.enum(offerStatuses),
        }),
      ),
      next: z.int().nullable(),
    }),
    errors: [...readErrors, 'not_found'],
  }),
} as const;
