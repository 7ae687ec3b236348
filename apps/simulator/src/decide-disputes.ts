import type { BrandId } from '@offizin/domain/brand/brands';
import { newKey } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { RefusedCall, replyOf } from '@offizin/marketplace-client/reply';
import type { Language } from './demo/categories.ts';
import { sellersOf } from './demo/sellers.ts';

/** How long the demo's marketplace looks at a dispute, in milliseconds. */
const lookedAtFor = 60_000;

const refusals: Readonly<Record<Language, string>> = {
  de: 'Ohne Beleg können wir das nicht anerkennen.',
  fr: 'Sans justificatif, nous ne pouvons pas l’accepter.',
  es: 'Sin una prueba no podemos aceptarlo.',
  pt: 'Sem uma prova não podemos aceitar.',
  it: 'Senza una prova non possiamo accettarlo.',
  en: 'We can’t accept this without proof.',
};

function refusalFor(brand: BrandId, externalId: string): string {
  const locale = sellersOf(brand).find((seller) => seller.externalId === externalId)?.record.locale ?? 'en_GB';
  return Object.entries(refusals).find(([code]) => locale.startsWith(code))?.[1] ?? refusals.en;
}

/** Decides what sellers dispute: with evidence it is accepted. What somebody else decided meanwhile is left as it is. */
export async function decideDisputes(client: MarketplaceClient, brand: BrandId, now: Date): Promise<void> {
  const { items } = await replyOf(client.GET('/disputes'));
  for (const { disputeId, seller, files, sentAt } of items) {
    if (now.getTime() - Date.parse(sentAt) < lookedAtFor) continue;
    const accepted = files.length > 0;
    const body = { accepted, answer: accepted ? null : refusalFor(brand, seller) };
    try {
      await replyOf(
        client.POST('/disputes/{disputeId}/decide', { params: { path: { disputeId }, header: newKey() }, body }),
      );
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
    }
  }
}
