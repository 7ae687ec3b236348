import { offerStatus, type OfferStatus, type ProductType } from '@offizin/domain/offers/offer-kinds';
import type { StockOrigin } from '@offizin/domain/orders/statuses';
import type { Finding } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import { RuleFacts } from './facts.ts';
import type { SellerPermissions } from './run-queries.ts';

export interface OfferPoint {
  readonly price: number;
  readonly stock: number;
  readonly origin: StockOrigin;
  readonly active: boolean;
}

/** An offer with everything that the rules look at. */
export interface JudgedOffer extends OfferPoint {
  readonly blocked: boolean;
  readonly productType: ProductType;
  readonly prescription: boolean;
  readonly selective: boolean;
  readonly certificate: string | null;
  readonly brand: string;
  readonly recommended: number | null;
  readonly best: number | null;
  readonly highest: number | null;
  readonly ownStockZeroSince: Date | null;
}

export interface JudgedChange {
  readonly finding: Finding | null;
  readonly refused: boolean;
  readonly status: OfferStatus;
  readonly ownStockZeroSince: Date | null;
}

/** Judges what a seller wants an offer to be, by the rules that a row of a file goes through (OFF-06, OFF-07). */
export function judgeChange(
  offer: JudgedOffer,
  wanted: OfferPoint,
  { permissions, now }: { permissions: SellerPermissions; now: Date },
): JudgedChange {
  const facts = new RuleFacts(permissions, 'stock_and_price', now);
  const { product, market } = facts;
  product.blocked = offer.blocked;
  product.medicine = offer.productType === 'medicine';
  product.prescription = offer.prescription;
  product.selective = offer.selective;
  product.recommendedPrice = offer.recommended;
  market.best = offer.best;
  market.highest = offer.highest;
  const since = offer.ownStockZeroSince?.getTime() ?? Number.NaN;
  facts.setTerms(offer.certificate, offer.selective ? offer.brand : null);
  facts.setOffer(wanted.active, since);
  const finding = facts.judgeOffer(wanted.price, wanted.stock, wanted.origin);
  const zeroSince = facts.zeroSince(wanted.stock, wanted.origin, since);
  // Taking an offer off sale needs no rule's consent.
  const onlyOff =
    !wanted.active && wanted.price === offer.price && wanted.stock === offer.stock && wanted.origin === offer.origin;
  return {
    finding,
    refused: finding !== null && syncResultTable[finding.type].effect === 'skip' && !onlyOff,
    status: offerStatus({ ...wanted, blockedBy: finding?.type ?? null }),
    ownStockZeroSince: zeroSince === null ? null : new Date(zeroSince),
  };
}
