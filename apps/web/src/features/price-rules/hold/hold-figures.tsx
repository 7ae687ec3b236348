import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { useTranslations } from 'use-intl';
import { termsOf, useRuleFormats } from '../rule-words.ts';
import classes from './hold.module.css';

/** Where a rule stands today. */
export function HoldFigures({ rule, list }: { rule: RuleView; list: RuleList }) {
  const t = useTranslations('priceRules');
  const { number, percent } = useRuleFormats();
  const { first, covered, today, atFloor } = rule;
  const atMost = Math.min((rule.terms ?? termsOf(rule)).changesPerDay, list.limits.changesPerDay);
  const figures = [
    {
      name: t('column.first'),
      value: covered === 0 ? '–' : percent(Math.round((first / covered) * 100) / 100),
      unit: t('cell.first', { first: number(first), covered: number(covered) }),
    },
    {
      name: t('hold.today'),
      value: number(today.lowered + today.raised),
      unit: t('hold.of', { count: number(atMost) }),
    },
    { name: t('hold.floor'), value: number(atFloor), unit: t('figure.coveredUnit', { count: atFloor }) },
  ];
  return (
    <dl className={classes['figures']}>
      {figures.map(({ name, value, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{value}</b>
            <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
