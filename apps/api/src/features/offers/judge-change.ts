import { isClosedToMedicines } from '@offizin/domain/sync/medicine-markets';
import { limits } from '@offizin/domain/limits';
import { offerStatus, type OfferStatus } from '@offizin/domain/offers/offer-kinds';
import { classify } from '@offizin/domain/sync/classify';
import type { Finding } from '@offizin/domain/sync/facts';
import { syncResultTable } from '@offizin/domain/sync/result-types';
import type { SellerStanding } from '../../owners/offers/run-queries.ts';
import type { OfferFacts, OfferPoint } from './offer-detail-queries.ts';

const dayMs = 86_400_000;

export interface JudgedChange {
  readonly finding: Finding | null;
  readonly refused: boolean;
  readonly status: OfferStatus;
  readonly ownStockZeroSince: Date | null;
}

/** Judges what a seller wants an offer to be, by the rules that a row of a file goes through (OFF-06, OFF-07). */
export function judgeChange(
  offer: OfferFacts,
  wanted: OfferPoint,
  { standing, now }: { standing: SellerStanding; now: Date },
): JudgedChange {
  const since = offer.ownStockZeroSince;
  const finding = classify({
    mode: 'stock_and_price',
    unreadable: null,
    hasIdentifier: true,
    identifierProblem: null,
    price: wanted.price,
    stock: wanted.stock,
    origin: wanted.origin,
    earlier: null,
    match: 'one',
    product: {
      blocked: offer.blocked,
      medicine: offer.productType === 'medicine',
      prescription: offer.prescription,
      selective: offer.selective,
      certificateRequired: offer.certificate !== null,
      recommendedPrice: offer.recommended,
    },
    seller: {
      otc: standing.services.has('otc'),
      closedToMedicines: isClosedToMedicines(standing.market),
      holdsCertificate: offer.certificate !== null && standing.certificates.has(offer.certificate),
      hasContract: standing.contracts.has(offer.brand),
    },
    market: { best: offer.best, highest: offer.highest },
    offer: {
      active: wanted.active,
      ownStockZeroDays: since === null ? 0 : Math.floor((now.getTime() - since.getTime()) / dayMs),
    },
    outOfStockDays: limits.outOfStockDays,
  });
  // Taking an offer off sale needs no rule's consent.
  const onlyOff =
    !wanted.active && wanted.price === offer.price && wanted.stock === offer.stock && wanted.origin === offer.origin;
  const isEmpty = wanted.stock === 0 && wanted.origin === 'own';
  return {
    finding,
    refused: finding !== null && syncResultTable[finding.type].effect === 'skip' && !onlyOff,
    status: offerStatus({ ...wanted, blockedBy: finding?.type ?? null }),
    ownStockZeroSince: isEmpty ? (since ?? now) : null,
  };
}
