import type { api } from '@offizin/contract/api';
import type { RuleReplay } from '@offizin/contract/price-rules/views';
import { brands } from '@offizin/domain/brand/brands';
import { addDays, instantAt } from '@offizin/domain/calendar/zoned-time';
import { type PastDay, type Replayed, replay as replayOffer } from '@offizin/domain/price-rules/replay';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { fitting } from '../read/fitting-queries.ts';
import { findOwnChanges, findPast } from '../read/past-queries.ts';
import { judgeOffers, type Judged, type Judging } from '../write/judge-followers.ts';
import { findRules } from '../write/rule-queries.ts';
import { beginShopRun, judgingOf, type ShopRun } from '../write/run-shop.ts';
import { earlierRules, previewed } from './previewed-rule.ts';
import { refuseSecretFloor } from './secret-floor.ts';

type Replay = InputOf<typeof api.priceRules.replay>;

const weekDays = 7;
/** So many offers are replayed together: the process answers others in between. */
const portion = 1000;

/** The days that are over, each with the moment at which it ended. */
function daysOf({ today, permissions }: ShopRun): { readonly day: string; readonly endsAt: Date }[] {
  const { timeZone } = brands[permissions.brand];
  return Array.from({ length: weekDays }, (_, at) => {
    const day = addDays(today, at - weekDays);
    return { day, endsAt: instantAt({ date: addDays(day, 1), minute: 0 }, timeZone) };
  });
}

interface Past {
  readonly markets: ReadonlyMap<number, readonly { readonly day: string; readonly others: readonly number[] | null }[]>;
  readonly own: ReadonlyMap<number, readonly { readonly at: Date; readonly oldPrice: number }[]>;
}

/** What an offer and its market were at the end of each day; null where the market's past is not known. */
function pastOf({ offer }: Judged, days: ReturnType<typeof daysOf>, past: Past): PastDay[] | null {
  const markets = past.markets.get(offer.productNo) ?? [];
  const own = past.own.get(offer.productNo) ?? [];
  const known = days.map(({ day, endsAt }) => ({
    others: markets.findLast((one) => one.day <= day)?.others ?? null,
    price: own.find(({ at }) => at >= endsAt)?.oldPrice ?? offer.price,
  }));
  return known.every((day): day is PastDay => day.others !== null) ? known : null;
}

async function replayPortion(
  db: SellerDb,
  judging: Judging,
  { portionOf, days }: { portionOf: readonly Judged[]; days: ReturnType<typeof daysOf> },
): Promise<Replayed[]> {
  const productNos = portionOf.map(({ offer }) => offer.productNo);
  const [first] = days;
  const from = first?.day ?? judging.today;
  const [rows, changes] = await Promise.all([
    findPast(db, judging.view, { productNos, from }),
    findOwnChanges(db, productNos, first?.endsAt ?? judging.now),
  ]);
  const past: Past = {
    markets: Map.groupBy(rows, ({ productNo }) => productNo),
    own: Map.groupBy(changes, ({ productNo }) => productNo),
  };
  return portionOf.flatMap((judged) => {
    const known = pastOf(judged, days, past);
    if (known === null) return [];
    const offer = { ...judged.facts, price: known[0]?.price ?? judged.offer.price };
    return [replayOffer(judging.terms, judging.shared, { offer, days: known })];
  });
}

/** What terms would have made of the last week, day by day (OFF-11). */
export async function replay(input: Replay): Promise<RuleReplay> {
  const { db, body, now, fail } = input;
  refuseSecretFloor(input, body.terms);
  const rules = await findRules(db);
  const rule = previewed(input.body, rules, input.now) ?? fail('not_found');
  const run = await beginShopRun(db, now);
  const judging = judgingOf(rule, run);
  const days = daysOf(run);
  const earlier = earlierRules(rules, rule).map(({ id }) => id);
  const sum = {
    changes: 0,
    wonFirst: 0,
    offers: 0,
    first: { before: 0, after: 0, of: 0 },
    payout: { before: 0, after: 0 },
  };
  const add = async (portionOf: readonly Judged[]) => {
    for (const one of await replayPortion(db, judging, { portionOf, days })) {
      sum.offers += 1;
      sum.changes += one.changes;
      sum.wonFirst += one.wonFirst ? 1 : 0;
      sum.first.before += one.firstDays.before;
      sum.first.after += one.firstDays.after;
      sum.first.of += one.firstDays.of;
      sum.payout.before += one.payout.before;
      sum.payout.after += one.payout.after;
    }
  };
  let waiting: Judged[] = [];
  for await (const judged of judgeOffers(
    db,
    judging,
    fitting(db.sellerId, { covers: body.terms.covers, earlier, now }),
  )) {
    waiting.push(judged);
    if (waiting.length < portion) continue;
    await add(waiting);
    waiting = [];
  }
  await add(waiting);
  return {
    from: days[0]?.day ?? run.today,
    to: days.at(-1)?.day ?? run.today,
    changes: sum.changes,
    wonFirst: sum.wonFirst,
    firstDays: sum.first,
    payout: sum.payout,
    offers: sum.offers,
  };
}
