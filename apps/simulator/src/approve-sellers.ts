import { marketplaceApi } from '@offizin/contract/marketplace-api';
import { RefusedCall, type MarketplaceClient } from './client.ts';

/** How long the demo's marketplace looks at a registration, in milliseconds. */
const lookedAtFor = 30_000;

const decision = {
  marketplaceConfiguration: { id: 'standard', type: 'pure' as const },
  goldPartner: false,
  services: (['marketplace', 'same_day', 'stockhub'] as const).map((code) => ({ code, status: 'subscribed' as const })),
};

/** Approves who registered a short while ago; what somebody else decided meanwhile is left as it is. */
export async function approveSellers(client: MarketplaceClient, now: Date): Promise<void> {
  const { items } = await client.call(marketplaceApi.registrations, { query: { state: 'submitted' } });
  for (const { registrationId, submittedAt } of items) {
    if (now.getTime() - Date.parse(submittedAt) < lookedAtFor) continue;
    try {
      await client.call(marketplaceApi.approveRegistration, { params: { registrationId }, body: decision });
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
    }
  }
}
