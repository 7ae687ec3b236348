import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { changeOf, type HistoryChange } from '@offizin/domain/history/changes';
import type { RecordRow } from '../write/seller-queries.ts';

const sorted = (values: readonly string[]): string => values.toSorted().join(', ');

/** What the marketplace changes about a seller that it knows, as the seller reads it; what is the seller's own stays, and people have rows of their own. */
export function sellerChanges(before: RecordRow, record: SellerRecord): HistoryChange[] {
  return [
    ...changeOf('status', before.status, record.status),
    ...changeOf('business_type', before.business_type, record.businessType),
    ...changeOf('marketplace_type', before.marketplace_type, record.marketplaceConfiguration.type),
    ...changeOf('gold_partner', before.gold_partner, record.goldPartner),
    ...changeOf('upload_formats', sorted(before.upload_formats), sorted(record.uploadFormats)),
    ...changeOf('country', before.country_code, record.address.countryCode),
  ];
}
