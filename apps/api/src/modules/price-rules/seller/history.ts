import type { api } from '@offizin/contract/api';
import type { RuleEvent } from '@offizin/contract/price-rules/views';
import { ruleTerms, sharedLimits } from '@offizin/contract/price-rules/terms';
import { brands } from '@offizin/domain/brand/brands';
import { instantAt, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import type { InputOf } from '../../../platform/http/route.ts';
import { findRuleChanges } from '../read/change-queries.ts';
import {
  countHistory,
  findRuleDays,
  findRuleEvents,
  historyCondition,
  type RuleEventRecord,
} from '../read/history-queries.ts';
import { ruleChangeView } from './change-view.ts';

type Changes = InputOf<typeof api.priceRuleHistory.changes>;

export function dayBeganOf({ session, now }: Pick<Changes, 'session' | 'now'>): Date {
  const { timeZone } = brands[session.brand];
  return instantAt({ date: wallClockAt(now, timeZone).date, minute: 0 }, timeZone);
}

/** A page of what rules did, or were kept from (OFF-10, OFF-11). */
export async function changes(input: Changes) {
  const { db, session, query } = input;
  const dayBegan = dayBeganOf(input);
  const { limit = limits.priceRules.historyPage / 2, ...filter } = query;
  const [rows, counts] = await Promise.all([
    findRuleChanges(db, { where: historyCondition(filter, dayBegan), limit }),
    countHistory(db, query, dayBegan),
  ]);
  const last = rows.at(-1);
  return {
    items: rows.map((change) => ruleChangeView(change, session)),
    counts,
    nextBefore: last === undefined || rows.length < limit ? null : last.no,
  };
}

/** What acts write down of themselves. */
const detail = z.object({
  before: ruleTerms.nullish(),
  after: ruleTerms.nullish(),
  name: z.object({ before: z.string(), after: z.string() }).optional(),
  limits: z.object({ before: sharedLimits, after: sharedLimits }).optional(),
  product: z.string().optional(),
  restored: z.int().optional(),
});

function eventView({ detail: written, at, ...event }: RuleEventRecord): RuleEvent {
  const {
    before = null,
    after = null,
    name = null,
    limits: both = null,
    product = null,
    restored = null,
  } = detail.parse(written);
  return { ...event, at: at.toISOString(), before, after, name, limits: both, product, restored };
}

/** Who changed a rule, and how (OFF-11). */
export async function events({ db, query }: InputOf<typeof api.priceRuleHistory.events>) {
  return { items: (await findRuleEvents(db, query.ruleId, limits.priceRules.eventsShown)).map(eventView) };
}

/** How a rule stood day by day, oldest first (OFF-11). */
export async function days({ db, query }: InputOf<typeof api.priceRuleHistory.days>) {
  return { items: (await findRuleDays(db, query.ruleId, limits.priceRules.daysShown)).toReversed() };
}
