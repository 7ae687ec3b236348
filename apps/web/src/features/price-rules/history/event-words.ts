import type { RuleEvent } from '@offizin/contract/price-rules/views';
import type { RuleTerms, SharedLimits } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { useConditionText } from '../editor/condition-text.ts';
import { conditions, hasCondition } from '../editor/conditions.ts';
import { useHoursText, useRuleFormats, useRuleLine } from '../rule-words.ts';

/** One thing that an act changed, in words. */
export interface ChangedField {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

export interface Field<T> {
  readonly name: string;
  readonly of: (terms: T) => unknown;
  readonly words: (terms: T) => string;
}

/** Those of the fields that differ. */
export function changesIn<T>(fields: readonly Field<T>[], before: T, after: T): ChangedField[] {
  return fields
    .filter(({ of }) => JSON.stringify(of(before)) !== JSON.stringify(of(after)))
    .map(({ name, words }) => ({ field: name, before: words(before), after: words(after) }));
}

/** The parts of a rule in the words of its editor. */
function useTermFields(): Field<RuleTerms>[] {
  const t = useTranslations('priceRuleHistory.event');
  const tRules = useTranslations('priceRules');
  const { cents, number, shareOf } = useRuleFormats();
  const { strategy, floor } = useRuleLine();
  const hoursText = useHoursText();
  const conditionText = useConditionText();
  const times = (count: number) => tRules('limits.times', { count });
  return [
    {
      name: t('covers'),
      of: ({ covers }) => covers,
      words: ({ covers }) => {
        const set = conditions.filter((condition) => hasCondition(covers, condition));
        return set.length === 0 ? t('allOffers') : set.map((condition) => conditionText(covers, condition)).join(', ');
      },
    },
    { name: t('strategy'), of: (terms) => terms.strategy, words: strategy },
    { name: t('measure'), of: ({ measure }) => measure, words: ({ measure }) => t(`measureOf.${measure}`) },
    { name: t('floor'), of: (terms) => terms.floor, words: floor },
    {
      name: t('ceiling'),
      of: ({ belowRecommended }) => belowRecommended,
      words: ({ belowRecommended }) =>
        belowRecommended === 0 ? t('ceilingAt') : t('ceilingBelow', { amount: cents(belowRecommended) }),
    },
    { name: t('step'), of: ({ step }) => step, words: ({ step }) => shareOf(step) },
    {
      name: t('changesPerProduct'),
      of: ({ changesPerProduct }) => changesPerProduct,
      words: ({ changesPerProduct }) => times(changesPerProduct),
    },
    {
      name: t('changesPerDay'),
      of: ({ changesPerDay }) => changesPerDay,
      words: ({ changesPerDay }) => number(changesPerDay),
    },
    { name: t('hours'), of: (terms) => terms.hours, words: (terms) => hoursText(terms.hours) },
  ];
}

/** The limits of all rules as their card writes them. */
function useLimitFields(): Field<SharedLimits>[] {
  const t = useTranslations('priceRules.limits');
  const { number, shareOf } = useRuleFormats();
  const shares = ['step', 'downPerDay', 'brakeShare', 'brakeMove'] as const;
  const counts = ['changesPerProduct', 'changesPerDay'] as const;
  return [
    ...counts.map((name): Field<SharedLimits> => ({
      name: t(name),
      of: (limits) => limits[name],
      words: (limits) => number(limits[name]),
    })),
    ...shares.map((name): Field<SharedLimits> => ({
      name: t(name),
      of: (limits) => limits[name],
      words: (limits) => shareOf(limits[name]),
    })),
  ];
}

/** What an act changed, only what differs; a rule that was switched on for the first time differs in nothing. */
export function useChangedFields(): (event: RuleEvent) => ChangedField[] {
  const t = useTranslations('priceRuleHistory.event');
  const termFields = useTermFields();
  const limitFields = useLimitFields();
  return ({ before, after, limits, name }) => [
    ...(name === null ? [] : [{ field: t('name'), ...name }]),
    ...(before === null || after === null ? [] : changesIn(termFields, before, after)),
    ...(limits === null ? [] : changesIn(limitFields, limits.before, limits.after)),
  ];
}
