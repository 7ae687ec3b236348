import type { ServiceCode } from '@offizin/domain/access/seller-kinds';
import type { BrandId } from '@offizin/domain/brand/brands';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';

/** How long the demo's marketplace thinks about a request, in milliseconds. */
const thoughtAboutFor = 20_000;

/** What it refuses, and why. */
const refused: Partial<Record<ServiceCode, Readonly<Record<BrandId, string>>>> = {
  fulfillment: {
    de: 'Unser Lager nimmt zurzeit keine neuen Shops auf.',
    ch: 'Unser Lager nimmt zurzeit keine neuen Shops auf.',
    es: 'Nuestro almacén no admite tiendas nuevas por ahora.',
  },
};

/** Answers what shops have asked for a short while ago; what somebody else decided meanwhile is left as it is. */
export async function decideServices(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  const { items } = await replyOf(client.GET('/service-requests'));
  for (const { seller, code, kind, at } of items) {
    if (now.getTime() - Date.parse(at) < thoughtAboutFor) continue;
    const reason = kind === 'subscribe' ? (refused[code]?.[brand] ?? null) : null;
    const status = kind === 'subscribe' && reason === null ? 'subscribed' : 'unsubscribed';
    try {
      const params = { externalId: seller, code };
      await replyOf(
        client.PUT('/sellers/{externalId}/services/{code}', {
          params: { path: params, header: newKey() },
          body: { status, reason },
        }),
      );
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
    }
  }
}
