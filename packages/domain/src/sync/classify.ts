import type { Finding, RowFacts, SyncRule } from './facts.ts';
import { syncResultTypes, type SyncResultType } from './result-types.ts';
import { certificateRequired } from './rules/certificate-required.ts';
import { deactivatedBySeller } from './rules/deactivated-by-seller.ts';
import { duplicatedByPartner } from './rules/duplicated-by-partner.ts';
import { duplicatedInCatalogue } from './rules/duplicated-in-catalogue.ts';
import { missingIdentifier } from './rules/missing-identifier.ts';
import { newProduct } from './rules/new-product.ts';
import { notAvailable } from './rules/not-available.ts';
import { outOfStockTooLong } from './rules/out-of-stock-too-long.ts';
import { prescription } from './rules/prescription.ts';
import { priceAboveHighest } from './rules/price-above-highest.ts';
import { priceAboveRecommended } from './rules/price-above-recommended.ts';
import { priceBelowBest } from './rules/price-below-best.ts';
import { selectiveDistribution } from './rules/selective-distribution.ts';
import { unreadableFormat } from './rules/unreadable-format.ts';

/** The rule of each result type (SYN-05). */
export const syncRules: Readonly<Record<SyncResultType, SyncRule>> = {
  unreadable_format: unreadableFormat,
  missing_identifier: missingIdentifier,
  duplicated_by_partner: duplicatedByPartner,
  duplicated_in_catalogue: duplicatedInCatalogue,
  new_product: newProduct,
  not_available: notAvailable,
  deactivated_by_seller: deactivatedBySeller,
  selective_distribution: selectiveDistribution,
  certificate_required: certificateRequired,
  prescription,
  out_of_stock_too_long: outOfStockTooLong,
  price_above_highest: priceAboveHighest,
  price_above_recommended: priceAboveRecommended,
  price_below_best: priceBelowBest,
};

const inOrder: readonly SyncRule[] = syncResultTypes.map((type) => syncRules[type]);

/** The result of the rules for a row: the first that applies, null where all is well. */
export function classify(row: RowFacts): Finding | null {
  for (const rule of inOrder) {
    const finding = rule(row);
    if (finding !== null) return finding;
  }
  return null;
}
