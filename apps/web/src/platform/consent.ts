import { type Consent, consents, mayAnalyse } from '@offizin/domain/consent';
import { storageKeys } from '@offizin/domain/identity/storage-keys';
import { initialData } from './initial-data.ts';
import { readStored, store } from './storage.ts';

export function currentConsent(): Consent | null {
  const stored = readStored('analyticsConsent');
  return consents.find((consent) => consent === stored) ?? null;
}

/** Writes on the document whether analytics may run; whatever measures looks there first. */
export function applyConsent(): void {
  document.documentElement.dataset['analytics'] = mayAnalyse(currentConsent(), initialData) ? 'on' : 'off';
}

/** Fires when somebody has chosen, in this tab or in another. */
export const consentChanged = 'offizin:consent-changed';

/** Makes a choice in another tab count here as well. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.analyticsConsent) return;
    applyConsent();
    window.dispatchEvent(new Event(consentChanged));
  });
}

export function saveConsent(consent: Consent): void {
  store('analyticsConsent', consent);
  applyConsent();
  window.dispatchEvent(new Event(consentChanged));
}

export const consentRequest = 'offizin:consent';

/** Opens the consent dialog again, from wherever it is asked for. */
export function reopenConsent(): void {
  window.dispatchEvent(new Event(consentRequest));
}
