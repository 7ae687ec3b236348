import type { SellerRecord } from '@offizin/contract/marketplace-records';
import { changeOf, type HistoryChange, hiddenChange, maskedEmail } from '@offizin/domain/history/changes';
import type { RecordRow } from './seller-queries.ts';

const sorted = (values: readonly string[]): string => values.toSorted().join(', ');
const servicesOf = (services: SellerRecord['services']): string =>
  sorted(services.map(({ code, status }) => `${code}: ${status}`));
/** PostgreSQL gives the keys of JSON back in an order of its own. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );

/** What the marketplace changes about a seller that it knows, as the seller reads it. */
export function sellerChanges(before: RecordRow, record: SellerRecord, newcomers: readonly string[]): HistoryChange[] {
  const { address } = record;
  return [
    ...changeOf('name', before.name, record.name),
    ...changeOf('status', before.status, record.status),
    ...changeOf('business_type', before.business_type, record.businessType),
    ...changeOf('marketplace_type', before.marketplace_type, record.marketplaceConfiguration.type),
    ...changeOf('gold_partner', before.gold_partner, record.goldPartner),
    ...changeOf('upload_formats', sorted(before.upload_formats), sorted(record.uploadFormats)),
    ...changeOf('services', servicesOf(before.services), servicesOf(record.services)),
    ...changeOf('street', before.street, address.street),
    ...changeOf('postal_code', before.postal_code, address.postalCode),
    ...changeOf('city', before.city, address.city),
    ...changeOf('region', before.region, address.region),
    ...changeOf('country', before.country_code, address.countryCode),
    ...hiddenChange('opening_hours', textOf(before.opening_hours) !== textOf(record.openingHours)),
    ...hiddenChange('closures', textOf(before.closures) !== textOf(record.closures)),
    ...newcomers.flatMap((email) => changeOf('person', null, maskedEmail(email))),
  ];
}
