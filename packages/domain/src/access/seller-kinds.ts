export const serviceCodes = [
  'same_day',
  'marketplace',
  'hyperwallet',
  'adyen',
  'stockhub',
  'electronic_receipt',
  'fulfillment',
  'gold_partner',
  'otc',
] as const;
export type ServiceCode = (typeof serviceCodes)[number];

export const serviceStatuses = ['subscribed', 'unsubscribed', 'pending'] as const;
export type ServiceStatus = (typeof serviceStatuses)[number];

export const marketplaceTypes = ['hybrid', 'managed', 'pure'] as const;
export type MarketplaceType = (typeof marketplaceTypes)[number];

export const businessTypes = [
  'pharmacy_or_parapharmacy',
  'cosmetic_shop',
  'herbalist_shop',
  'optician_shop',
  'orthopaedic_shop',
  'perfumery',
  'personal_care_shop',
  'other',
] as const;
export type BusinessType = (typeof businessTypes)[number];

export interface SubscribedService {
  readonly code: ServiceCode;
  readonly status: ServiceStatus;
}

/** The codes of the services that count: only a subscribed one opens anything (ACC-02). */
export function activeServices(services: readonly SubscribedService[]): ServiceCode[] {
  return services.filter((service) => service.status === 'subscribed').map((service) => service.code);
}
