import { type BrandId, brands } from './brand/brands.ts';

export const consents = ['allowed', 'denied'] as const;
export type Consent = (typeof consents)[number];

/** Whether analytics may run: only with consent, in production, on a brand that has them (AUT-14). */
export function mayAnalyse(consent: Consent | null, place: { production: boolean; brand: BrandId }): boolean {
  return consent === 'allowed' && place.production && brands[place.brand].analytics;
}
