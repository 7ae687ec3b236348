import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { HandedOffer } from '@offizin/contract/offers/marketplace';
import type { InputOf } from '../../../platform/http/route.ts';
import { catalogueQueue, enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { type CodedOffer, handoverText } from '../../../engine/handover-text.ts';
import { insertHandover } from '../write/handover-queries.ts';
import { type CatalogueProduct, findProducts } from '../../catalogue/write/product-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

/** The offer under the codes by which the engine knows products; null for a product without any, or an unknown one. */
function codedOf(
  { productId, nationalCode, gtin, ...offer }: HandedOffer,
  products: ReadonlyMap<string, CatalogueProduct>,
): CodedOffer | null {
  if (productId === undefined) return { ...offer, code: nationalCode ?? null, gtin: gtin ?? null };
  const product = products.get(productId);
  if (product === undefined || (product.national_code === null && product.gtin === null)) return null;
  return { ...offer, code: product.national_code, gtin: product.gtin };
}

/** Why an offer cannot be coded: its product is unknown, or has no code. */
const faultOf = (offer: HandedOffer | undefined, products: ReadonlyMap<string, CatalogueProduct>) =>
  products.has(offer?.productId ?? '') ? 'field.not_available' : 'product.unknown';

/** Keeps a seller's offers and has them taken over as a run of their own; unknown products are reported (MKT-01). */
export async function handOverOffers({
  db,
  caller,
  params,
  body,
  now,
  fail,
}: InputOf<typeof marketplaceApi.handOverOffers>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const named = body.offers.flatMap(({ productId }) => (productId === undefined ? [] : [productId]));
  const products = new Map(
    (await findProducts(db, caller.brand, [...new Set(named)])).map((product) => [product.product_id, product]),
  );
  const coded = body.offers.map((offer) => codedOf(offer, products));
  const offers = coded.filter((offer) => offer !== null);
  const errors = coded.flatMap((offer, index) =>
    offer === null ? [{ index, code: faultOf(body.offers[index], products), path: `offers.${index}.productId` }] : [],
  );
  if (offers.length === 0) return { handoverId: null, accepted: 0, errors };
  const handoverId = await insertHandover(db, {
    sellerId: seller.id,
    content: handoverText(offers),
    activity: offers.map(({ active }) => active ?? null),
    now,
  });
  await enqueueJob(
    db,
    { name: 'take_over_offers', payload: { sellerId: seller.id, handoverId } },
    catalogueQueue(seller.id),
  );
  return { handoverId, accepted: offers.length, errors };
}
