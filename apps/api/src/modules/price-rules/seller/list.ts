import type { api } from '@offizin/contract/api';
import type { RuleList } from '@offizin/contract/price-rules/views';
import { brands } from '@offizin/domain/brand/brands';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { InputOf } from '../../../platform/http/route.ts';
import { countOffers, findHours, findRuleChanges, findWeekBefore } from '../read/change-queries.ts';
import { findMarketHeard } from '../../catalogue/write/market-heard-queries.ts';
import { silence } from '../write/run-shop.ts';
import { findRules } from '../write/rule-queries.ts';
import { findShopRules } from '../write/shop-rules-queries.ts';
import { findChangesSince, findRuleStandings, type RuleChanges } from '../write/standing-queries.ts';
import { ruleChangeView } from './change-view.ts';
import { ruleView } from './rule-view.ts';

type Asked = Pick<InputOf<typeof api.priceRules.list>, 'db' | 'session' | 'now'>;

/** So many of the latest changes stand beside the rules. */
const latestChanges = 5;

const aQuarter = limits.priceRuleInterval * 1000;

const sumOf = (changes: readonly RuleChanges[], way: 'lowered' | 'raised'): number =>
  changes.reduce((sum, change) => sum + change[way], 0);

/** The rules with their figures of today, and what caps all of them (OFF-11). */
export async function list({ db, session, now }: Asked): Promise<RuleList> {
  const { brand } = session;
  const { timeZone, currency } = brands[brand];
  const today = wallClockAt(now, timeZone).date;
  const dayBegan = instantAt({ date: today, minute: 0 }, timeZone);
  const [rules, shop, standings, changes, offers, weekAgo, hours, latest, heardAt] = await Promise.all([
    findRules(db),
    findShopRules(db),
    findRuleStandings(db),
    findChangesSince(db, dayBegan),
    countOffers(db),
    findWeekBefore(db, today),
    findHours(db, dayBegan),
    findRuleChanges(db, { where: sql`h.kind = 'changed'`, limit: latestChanges }),
    findMarketHeard(db, brand),
  ]);
  const standingOf = new Map(standings.map((standing) => [standing.ruleId, standing]));
  const todayOf = new Map(changes.map((change) => [change.ruleId, change]));
  const figures = (id: string) => ({ standing: standingOf.get(id), today: todayOf.get(id) });
  const { pausedAt, pausedBy, lookedAt } = shop;
  return {
    currency,
    rules: rules.map((rule) => ruleView(rule, figures(rule.id), { brand, now })),
    offers,
    weekAgo,
    today: { lowered: sumOf(changes, 'lowered'), raised: sumOf(changes, 'raised') },
    hours,
    latest: latest.map((change) => ruleChangeView(change, session)),
    limits: shop.limits,
    pausedAll: pausedAt === null || pausedBy === null ? null : { at: pausedAt.toISOString(), by: pausedBy },
    lookedAt: lookedAt?.toISOString() ?? null,
    nextLookAt: new Date(Math.max(now.getTime(), (lookedAt?.getTime() ?? 0) + aQuarter)).toISOString(),
    silentSince: silence(heardAt, now)?.toISOString() ?? null,
  };
}
