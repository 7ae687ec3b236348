import { brands } from '@offizin/domain/brand/brands';
import { initialData } from '../platform/initial-data.ts';
import { readStored, store } from '../platform/storage.ts';

export type Consent = 'allowed' | 'denied';

export function currentConsent(): Consent | null {
  const stored = readStored('analyticsConsent');
  return stored === 'allowed' || stored === 'denied' ? stored : null;
}

export function saveConsent(consent: Consent): void {
  store('analyticsConsent', consent);
  window.dispatchEvent(new CustomEvent('offizin:analytics', { detail: analyticsEnabled() }));
}

/** Analytics run only with consent, in production, on a brand that has them (AUT-14). */
export function analyticsEnabled(): boolean {
  return currentConsent() === 'allowed' && initialData.production && brands[initialData.brand].analytics;
}

export const consentRequest = 'offizin:consent';

/** Opens the consent dialog again, from wherever it is asked for. */
export function reopenConsent(): void {
  window.dispatchEvent(new Event(consentRequest));
}
