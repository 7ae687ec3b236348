import { deliveryKinds } from '@offizin/domain/offers/delivery-kinds';
import { limits } from '@offizin/domain/limits';
import { productTypes } from '@offizin/domain/offers/offer-kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkResult, externalId, lines, machine, readErrors } from '../machine-endpoint.ts';
import { productImage } from './product-image.ts';
import { countryCode, instant, line, minorUnits } from '../scalars.ts';

const basisPoints = z.int().min(0).max(10_000);

export const productRecord = z.strictObject({
  productId: externalId,
  name: line(300),
  pack: line(100),
  brand: line(100),
  manufacturer: line(100),
  category: line(100),
  productType: z.enum(productTypes),
  market: countryCode.describe('The market whose national code it carries'),
  nationalCode: z
    .string()
    .regex(/^[0-9]{6,13}(\.[0-9])?$/)
    .nullable(),
  gtin: z
    .string()
    .regex(/^([0-9]{8}|[0-9]{12,14})$/)
    .nullable(),
  recommendedPrice: minorUnits.nullable(),
  image: productImage,
  moreImages: z.array(productImage).max(8).default([]),
  pageUrl: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable()
    .default(null)
    .describe("The product's page on the marketplace"),
  prescription: z.boolean().default(false),
  blocked: z.boolean().default(false).describe('Not for sale on this marketplace or in this market'),
  selective: z.boolean().default(false).describe('Its brand is sold by partners with a contract only'),
  certificate: z
    .string()
    .regex(/^[a-z0-9_]{1,40}$/)
    .nullable()
    .default(null)
    .describe('The certificate that a seller needs for it'),
  commissionRate: basisPoints.default(0).describe('Basis points of the price'),
  vatRate: basisPoints.default(0).describe('Basis points, included in the price'),
});
export type ProductRecord = z.infer<typeof productRecord>;

/** The price for which a seller, of the portal or not, sells a product on the marketplace; null once it no longer does. */
export const marketOfferRecord = z.strictObject({
  productId: externalId,
  seller: externalId,
  label: line(100).describe('How other sellers see it: "Pharmacy in Kassel"'),
  price: minorUnits.min(1).nullable(),
  delivery: z.enum(deliveryKinds).default('standard').describe('How soon customers have it'),
});
export type MarketOfferRecord = z.infer<typeof marketOfferRecord>;
/** As it is sent: what has a default may be left out. */
export type SentMarketOffer = z.input<typeof marketOfferRecord>;

const marketPrice = z.int().nullable();

/** What sellers ask for a product, as the portal has counted it; the lowest offers first. */
const productMarket = z.strictObject({
  offers: z.int(),
  best: marketPrice,
  secondBest: marketPrice,
  highest: marketPrice,
  lowest: z.array(
    z.strictObject({
      seller: z.string(),
      label: z.string(),
      price: z.int(),
      delivery: z.enum(deliveryKinds),
    }),
  ),
});

/** The products of the catalogue, and what other sellers ask for them. */
export const catalogueMachineApi = {
  product: endpoint({
    method: 'GET',
    path: '/products/:productId',
    summary: `A product as the portal has it, and its market with the ${limits.marketOffersShown} lowest offers`,
    description: 'Changes nothing. `not_found` for a product that was never handed over.',
    access: machine('catalogue'),
    params: z.strictObject({ productId: externalId }),
    response: z.strictObject({ ...productRecord.shape, updatedAt: instant, onMarket: productMarket }),
    errors: [...readErrors, 'not_found'],
  }),
  bulkProducts: endpoint({
    method: 'POST',
    path: '/products/bulk',
    summary:
      'Create or replace catalogue products, one JSON document per line, written in portions of 1,000; a repeat changes nothing',
    description:
      'Each line is a whole product and replaces what was known of it. A wrong line is reported by its index, counted from 0, and all others are kept; of two lines about one product the later one counts. Offers of products that changed are judged again in the background.',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: lines('product record', productRecord),
    response: bulkResult,
    errors: readErrors,
  }),
  bulkMarketOffers: endpoint({
    method: 'POST',
    path: '/market-offers/bulk',
    summary:
      'What sellers ask for products on the marketplace, one JSON document per line, written in portions of 1,000; a repeat changes nothing, and an empty body says that nothing has changed, without which price rules rest after an hour',
    description:
      'Each line is what one seller asks for one product; a `price` of null is an offer that is gone. A wrong line is reported by its index, counted from 0, and all others are kept. Best and highest prices follow, offers are judged again and price rules look at what moved.',
    access: machine('catalogue'),
    idempotency: 'none',
    bodyStream: lines('market offer', marketOfferRecord),
    response: bulkResult,
    errors: readErrors,
  }),
} as const;
