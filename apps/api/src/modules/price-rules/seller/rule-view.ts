import type { RuleView } from '@offizin/contract/price-rules/views';
import { type BrandId, brands } from '@offizin/domain/brand/brands';
import { instantAt, type WallClock, wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { isWithinHours, nextBeginning, nextEnd } from '@offizin/domain/price-rules/hours';
import type { RuleRecord } from '../write/rule-queries.ts';
import type { RuleStanding } from '../write/standing-queries.ts';

/** How the offers of a rule stand, and what it did today. */
export interface RuleFigures {
  readonly standing: RuleStanding | undefined;
  readonly today: { readonly lowered: number; readonly raised: number } | undefined;
}

interface Shown {
  readonly brand: BrandId;
  readonly now: Date;
}

function holdView({ hold }: RuleRecord): RuleView['hold'] {
  if (hold === null) return null;
  const { oneSeller, ...shown } = hold;
  const lapsesAt = new Date(Date.parse(hold.at) + limits.priceRuleHold * 1000).toISOString();
  return { ...shown, ofOneSeller: oneSeller?.offers ?? null, lapsesAt };
}

/** When the rule goes on, or rests: of one that has hours. */
function hoursView({ terms }: RuleRecord, { brand, now }: Shown): Pick<RuleView, 'restsUntil' | 'runsUntil'> {
  const { timeZone } = brands[brand];
  const wall = wallClockAt(now, timeZone);
  const instant = (at: WallClock | null) => (at === null ? null : instantAt(at, timeZone).toISOString());
  if (terms === null) return { restsUntil: null, runsUntil: null };
  return isWithinHours(terms.hours, wall)
    ? { restsUntil: null, runsUntil: instant(nextEnd(terms.hours, wall)) }
    : { restsUntil: instant(nextBeginning(terms.hours, wall, { fromTomorrow: false })), runsUntil: null };
}

/** A rule as the shop sees it; another seller's number stays in the portal. */
export function ruleView(rule: RuleRecord, { standing, today }: RuleFigures, shown: Shown): RuleView {
  const { now } = shown;
  return {
    ruleId: rule.id,
    version: rule.version,
    rank: rule.rank,
    name: rule.name,
    state: rule.state,
    terms: rule.terms,
    draft: rule.draft,
    savedAt: rule.savedAt.toISOString(),
    stateAt: rule.stateAt.toISOString(),
    stateBy: rule.stateBy,
    pausedWithAll: rule.pausedWithAll,
    ...hoursView(rule, shown),
    covered: standing?.covered ?? 0,
    atFloor: standing?.atFloor ?? 0,
    first: standing?.first ?? 0,
    before:
      rule.firstBefore === null || rule.coveredBefore === null
        ? null
        : { first: rule.firstBefore, covered: rule.coveredBefore },
    today: { lowered: today?.lowered ?? 0, raised: today?.raised ?? 0 },
    hold: holdView(rule),
    ignoresSellerUntil: rule.ignoredUntil !== null && rule.ignoredUntil > now ? rule.ignoredUntil.toISOString() : null,
  };
}
