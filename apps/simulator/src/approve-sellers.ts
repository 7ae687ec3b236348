import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';

/** How long the demo's marketplace looks at a registration, in milliseconds. */
const lookedAtFor = 30_000;

const decision = {
  marketplaceConfiguration: { id: 'standard', type: 'pure' as const },
  goldPartner: false,
  services: (['marketplace', 'same_day', 'stockhub'] as const).map((code) => ({ code, status: 'subscribed' as const })),
};

/** Approves who registered a short while ago; what somebody else decided meanwhile is left as it is. */
export async function approveSellers(client: MarketplaceClient, now: Date): Promise<void> {
  const { items } = await replyOf(client.GET('/registrations', { params: { query: { state: 'submitted' } } }));
  for (const { registrationId, submittedAt } of items) {
    if (now.getTime() - Date.parse(submittedAt) < lookedAtFor) continue;
    try {
      await replyOf(
        client.POST('/registrations/{registrationId}/approve', {
          params: { path: { registrationId }, header: newKey() },
          body: decision,
        }),
      );
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
    }
  }
}
