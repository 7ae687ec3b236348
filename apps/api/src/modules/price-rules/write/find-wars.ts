import { isPriceWar, warHours } from '@offizin/domain/price-rules/price-war';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { Judged } from './judge-followers.ts';
import { findAnswers } from './standing-queries.ts';

/** Where a rule comes to an end of its own on a day: a war that went on until there is stopped. */
const ends: ReadonlySet<RuleReason> = new Set(['at_floor', 'day_limit', 'day_fall']);

/** The products at whose end of the day a price war is behind it. */
export async function findWars(db: SellerDb, judged: readonly Judged[], now: Date): Promise<ReadonlySet<number>> {
  const ended = judged.filter(
    ({ offer, facts, decision }) =>
      ends.has(decision.reason) && decision.reason !== offer.lastReason && facts.waits === null,
  );
  if (ended.length === 0) return new Set();
  const since = new Date(now.getTime() - warHours * 3_600_000);
  const answers = await findAnswers(
    db,
    since,
    ended.map(({ offer }) => offer.productNo),
  );
  const byProduct = Map.groupBy(answers, ({ productNo }) => productNo);
  return new Set([...byProduct].flatMap(([productNo, list]) => (isPriceWar(list, now) ? [productNo] : [])));
}
