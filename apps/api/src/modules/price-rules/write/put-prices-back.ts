import { netPayout } from '@offizin/domain/offers/net-payout';
import { priceRank } from '@offizin/domain/offers/price-position';
import type { SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { changeOffers } from '../../offers/write/change-offers.ts';
import { judgeChange } from '../../offers/write/judge-change.ts';
import { insertRuleChanges } from './rule-change-queries.ts';
import type { CoveringRule } from './rule-queries.ts';
import { findRuledOffers } from './ruled-offer-queries.ts';
import { judgingOf, type ShopRun } from './run-shop.ts';

const portion = 2000;

/**
 * Puts the prices of a rule's offers back to what they were when it took each over, as one run with its history; what somebody else
 * has changed since, and what the marketplace's rules refuse by now, stays. The seller's offers are locked. Answers how many.
 */
export async function putPricesBack(
  db: SellerDb,
  rule: CoveringRule,
  {
    run,
    actor,
  }: { readonly run: ShopRun; readonly actor: { readonly name: string; readonly impersonatedBy: string | null } },
): Promise<number> {
  const { now, permissions } = run;
  const { view } = judgingOf(rule, run);
  const where = sql<SqlBool>`c.rule_id = ${rule.id}::uuid and o.price = c.known_price and o.price <> c.start_price`;
  let restored = 0;
  for (let after = -1; ;) {
    const offers = await findRuledOffers(db, view, { where, after, limit: portion });
    const changes = offers.flatMap((offer) => {
      const wanted = {
        price: offer.startPrice ?? offer.price,
        stock: offer.stock,
        origin: offer.origin,
        active: offer.active,
      };
      const judged = judgeChange(offer, wanted, { permissions, now });
      return judged.refused ? [] : [{ offer, wanted, judged }];
    });
    if (changes.length > 0) {
      const call = { sellerId: db.sellerId, kind: 'restore', actorName: actor.name, now } as const;
      const runNo = await changeOffers(db, { ...call, impersonatedBy: actor.impersonatedBy }, changes);
      await insertRuleChanges(
        db,
        { ruleId: rule.id, at: now, runNo, actorName: actor.name },
        changes.map(({ offer, wanted }) => ({
          product_no: offer.productNo,
          kind: 'restored',
          reason: 'restored',
          old_price: offer.price,
          new_price: wanted.price,
          place_before: priceRank(offer.price, offer.others).rank,
          place_after: priceRank(wanted.price, offer.others).rank,
          place_of: offer.others.length + 1,
          best: offer.others[0] ?? null,
          floor: null,
          cause_seller_no: null,
          day_change: 0,
          payout_before: netPayout(offer.price, offer).net,
          payout_after: netPayout(wanted.price, offer).net,
        })),
      );
    }
    restored += changes.length;
    const last = offers.at(-1);
    if (last === undefined || offers.length < portion) return restored;
    after = last.productNo;
  }
}
