import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { sumOf } from '../list/rule-figures.tsx';
import { termsOf, useRuleFormats } from '../rule-words.ts';
import classes from './history.module.css';

/** How much of the day's changes is used, how many offers are first, and when the rules look again. */
export function HistoryFoot({ list, rule }: { list: RuleList; rule: RuleView | undefined }) {
  const t = useTranslations('priceRuleHistory.foot');
  const { number, time } = useRuleFormats();
  const { covered, first } = sumOf(rule === undefined ? list.rules : [rule]);
  const { lowered, raised } = (rule ?? list).today;
  const ofRule = rule === undefined ? Number.POSITIVE_INFINITY : termsOf(rule).changesPerDay;
  const atMost = Math.min(ofRule, list.limits.changesPerDay);
  const share = t('of', { first: number(first), covered: number(covered) });
  return (
    <div className={classes['foot']}>
      <span>{t('today', { count: lowered + raised, atMost: number(atMost) })}</span>
      <span>
        {t('first')}{' '}
        {rule === undefined ? (
          <b>{share}</b>
        ) : (
          <Link to="." search={{ rule: rule.ruleId, group: 'right' }}>
            {share}
          </Link>
        )}
      </span>
      <span>
        {t('next')} <b>{time(list.nextLookAt)}</b>
      </span>
    </div>
  );
}
