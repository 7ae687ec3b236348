import { mayAnalyse } from '@offizin/domain/consent';
import { screenAt } from '@offizin/domain/measurements/measurements';
import { type AnalyticsEvent, hearAnalytics, tellAnalytics } from '../platform/analytics.ts';
import { initialData } from '../platform/initial-data.ts';
import { loadScript } from '../platform/load-script.ts';
import { currentSession } from '../platform/session.ts';
import { consentChanged, currentConsent } from '../platform/consent.ts';

/** What the provider’s script puts on the page. */
interface Provider {
  /** Begins, and may keep cookies; it gets the language and nothing about the person. */
  readonly start: (options: { readonly language: string }) => void;
  readonly event: (event: AnalyticsEvent) => void;
  /** Ends, and removes its cookies. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    /** Put there by the provider’s script. */
    readonly portalAnalytics?: Provider;
  }
}

/** What somebody does in another’s name says nothing of them. */
const isImpersonated = (): boolean => (currentSession()?.session.impersonatedBy ?? null) !== null;
const mayRun = (): boolean => mayAnalyse(currentConsent(), initialData) && !isImpersonated();

/** Passes events to the provider at this address while there is consent, and ends it when that is withdrawn (AUT-14, MET-04). */
export function runAnalytics(url: string): (path: string) => void {
  let provider: Provider | null = null;
  // What happens while the script is on its way.
  let early: AnalyticsEvent[] = [];
  const begin = async (): Promise<void> => {
    await loadScript(url).catch(() => {});
    if (!mayRun() || provider !== null) return;
    provider = window.portalAnalytics ?? null;
    provider?.start({ language: document.documentElement.lang });
    for (const event of early) provider?.event(event);
    early = [];
  };
  const follow = (): void => {
    if (mayRun()) return void begin();
    early = [];
    provider?.stop();
    provider = null;
  };
  hearAnalytics((event) => {
    if (!mayRun()) return;
    if (provider === null) early.push(event);
    else provider.event(event);
  });
  window.addEventListener(consentChanged, follow);
  follow();
  return (path) => tellAnalytics({ kind: 'screen', screen: screenAt(path) });
}
