import type { api } from '@offizin/contract/api';
import type { ChangedOffer } from '@offizin/contract/offers';
import type { InputOf } from '../../platform/http/route.ts';
import { findSellerStanding, type SellerStanding } from '../../owners/offers/run-queries.ts';
import { judgeChange } from './judge-change.ts';
import type { WantedChange } from './offer-change-queries.ts';
import { findOffers, type OfferFacts } from './offer-detail-queries.ts';
import { findOfferScope } from './offer-list-queries.ts';
import { offerView } from './offer-view.ts';
import { isSame, lockOrRefuse, reasonOf, writeChanges } from './write-changes.ts';

type ManyInput = InputOf<typeof api.offers.changeMany>;
type Wish = ManyInput['body']['changes'][number];
type Verdict = Pick<ChangedOffer, 'outcome' | 'reason'> & { readonly change: WantedChange | null };

function judge(
  wish: Wish,
  offer: OfferFacts | undefined,
  { standing, now }: { standing: SellerStanding; now: Date },
): Verdict {
  const nothing = { reason: null, change: null } as const;
  if (offer === undefined) return { outcome: 'missing', ...nothing };
  if (offer.version !== wish.version) return { outcome: 'conflict', ...nothing };
  const wanted = {
    price: wish.price ?? offer.price,
    stock: wish.stock ?? offer.stock,
    origin: offer.origin,
    active: wish.active ?? offer.active,
  };
  if (isSame(offer, wanted)) return { outcome: 'unchanged', ...nothing };
  const judged = judgeChange(offer, wanted, { standing, now });
  if (judged.refused && judged.finding !== null)
    return { outcome: 'refused', reason: reasonOf(judged.finding), change: null };
  return { outcome: 'changed', reason: null, change: { offer, wanted, judged } };
}

/** Changes several offers, each as if alone: what a rule refuses or somebody changed meanwhile stays, the others are written as one run (OFF-06, OFF-07). */
export async function changeMany({ db, session, body, now }: ManyInput): Promise<{ items: ChangedOffer[] }> {
  await lockOrRefuse(db);
  const [scope, standing] = await Promise.all([
    findOfferScope(db, { sellerId: session.sellerId, brand: session.brand }),
    findSellerStanding(db, now),
  ]);
  const productIds = body.changes.map((wish) => wish.productId);
  const offersOf = async () =>
    new Map((await findOffers(db, scope, productIds)).map((offer) => [offer.productId, offer]));
  const before = await offersOf();
  const verdicts = body.changes.map((wish) => ({
    wish,
    ...judge(wish, before.get(wish.productId), { standing, now }),
  }));
  const changes = verdicts.flatMap(({ change }) => change ?? []);
  if (changes.length > 0) await writeChanges({ db, session, now }, 'edit', changes);
  const after = changes.length > 0 ? await offersOf() : before;
  return {
    items: verdicts.map(({ wish, outcome, reason }) => {
      const offer = after.get(wish.productId);
      return {
        productId: wish.productId,
        outcome,
        reason,
        offer: offer === undefined ? null : offerView(offer, session.brand),
      };
    }),
  };
}
