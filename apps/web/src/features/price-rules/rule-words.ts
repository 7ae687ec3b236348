import type { RuleView } from '@offizin/contract/price-rules/views';
import { brands } from '@offizin/domain/brand/brands';
import { firstTerms, type PriceFloor, type PriceStrategy, type RuleTerms } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { useBrandFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import { clockOf, hoursKind, isWholeDay } from './rule-hours.ts';

export const currency = brands[initialData.brand].currency;
export const brandName = brands[initialData.brand].name;

/** The longest name of a rule. */
export const nameLength = 60;

/** What is written of a rule: what is to come, else what is in force. */
export const termsOf = ({ draft, terms }: RuleView): RuleTerms => draft ?? terms ?? firstTerms;

/** How numbers of rules are written: amounts in cents, shares in hundredths of a per cent. */
export function useRuleFormats() {
  const formats = useBrandFormats();
  return {
    ...formats,
    cents: (amount: number) => formats.money({ amount, currency }),
    shareOf: (share: number) => formats.percent(share / 10_000),
  };
}

/** What a strategy and a floor are written with. */
export function useAmountsOf() {
  const { cents, number, shareOf } = useRuleFormats();
  return {
    strategy: (strategy: PriceStrategy) => ({
      amount: 'by' in strategy ? cents(strategy.by) : '',
      share: 'share' in strategy ? shareOf(strategy.share) : '',
      place: 'place' in strategy ? number(strategy.place) : '',
    }),
    floor: (floor: PriceFloor) => ({
      share: 'share' in floor ? shareOf(floor.share) : '',
      amount: 'amount' in floor ? cents(floor.amount) : '',
    }),
  };
}

/** A rule in one line: what it aims at, and what it never goes below. */
export function useRuleLine() {
  const t = useTranslations('priceRules.words');
  const amounts = useAmountsOf();
  const floorLine = ({ floor }: RuleTerms) => t(`floor.${floor.kind}`, amounts.floor(floor));
  const strategyLine = ({ strategy }: RuleTerms) => t(`strategy.${strategy.kind}`, amounts.strategy(strategy));
  return {
    strategy: strategyLine,
    floor: floorLine,
    line: (terms: RuleTerms) => t('line', { strategy: strategyLine(terms), floor: floorLine(terms) }),
  };
}

/** When prices may change. */
export function useHoursText(): (hours: RuleTerms['hours']) => string {
  const t = useTranslations('priceRules.words');
  return (hours) => {
    const kind = hoursKind(hours);
    const [monday] = hours;
    if (kind === 'byDay' || monday === null || monday === undefined) return t('hours.byDay');
    if (kind === 'daily' && isWholeDay(monday)) return t('hours.always');
    return t(`hours.${kind}`, { from: clockOf(monday.from), to: clockOf(monday.to) });
  };
}

/** A moment by its time while it is today, else with its weekday. */
export function useWhen(): (instant: string) => string {
  const { date, time, weekdayTime } = useBrandFormats();
  return (instant) => (date(instant) === date(new Date()) ? time(instant) : weekdayTime(instant));
}
