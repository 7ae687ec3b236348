import { setTimeout as sleep } from 'node:timers/promises';
import { AdyenStandIn } from '@offizin/testkit/payout/adyen-stand-in';
import { serveStandIn } from '@offizin/testkit/payout/serve-stand-in';
import { signedByAdyen } from '@offizin/testkit/payout/signed-messages';
import { ok, type StandInReply, type StandInRequest } from '@offizin/testkit/payout/stand-in-reply';
import { backPage, onboardingPage, usedLinkPage } from './provider-page.ts';

export interface ProviderSettings {
  readonly port: number;
  readonly apiKey: string;
  readonly hmacKey: string;
}

export interface ProviderLife {
  readonly settings: ProviderSettings;
  readonly baseUrl: string;
  readonly signal: AbortSignal;
}

/** How long the demo's provider looks at what it was sent, in milliseconds. */
const reviewTime = 30_000;

/** The brand whose account at the provider it is: the demo's are named after it. */
const brandOf = (balancePlatform: string): string => balancePlatform.replace('demo-', '');

/** Plays Adyen for the demo: its interface, the page where one brings what is missing, and its signed messages. */
export async function servePayoutProviders({ settings, baseUrl, signal }: ProviderLife): Promise<void> {
  const address = `http://127.0.0.1:${settings.port}`;
  const adyen = new AdyenStandIn({ apiKey: settings.apiKey, address: () => address });

  async function tell(holder: string): Promise<void> {
    const message = adyen.message(holder, new Date());
    const url = `${baseUrl}/api/providers/v1/${brandOf(message.data.balancePlatform)}/adyen`;
    await fetch(url, { method: 'POST', ...signedByAdyen(message, settings.hmacKey), signal });
  }

  async function review(holder: string): Promise<void> {
    adyen.decide(holder, 'pending');
    await tell(holder);
    await sleep(reviewTime, undefined, { signal });
    adyen.decide(holder, 'valid');
    await tell(holder);
  }

  function answerPage({ method, path }: StandInRequest): StandInReply {
    if (method !== 'POST') return ok(onboardingPage());
    const link = adyen.takeLink(path.split('/').at(-1) ?? '');
    if (link === undefined) return ok(usedLinkPage(), 410);
    void review(link.holder).catch(() => {});
    return ok(backPage(link.returnUrl));
  }

  const served = await serveStandIn((request) => {
    if (request.path.startsWith('/onboarding/')) return answerPage(request);
    const reply = adyen.answer(request);
    const isNewBank = request.method === 'POST' && request.path.endsWith('/transferInstruments');
    for (const { id, verification } of adyen.holders.values())
      if (isNewBank && verification === 'pending') void review(id).catch(() => {});
    return reply;
  }, settings.port);
  signal.addEventListener('abort', () => void served.close(), { once: true });
}
