import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import {
  IconArrowBarToDown,
  IconArrowsLeftRight,
  IconHandStop,
  IconTarget,
  IconTrophy,
  type Icon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRuleFormats } from '../rule-words.ts';
import classes from './list.module.css';
import { isDeciding } from './rule-cells.tsx';

/** What the rules that run come to together. */
export function sumOf(rules: readonly RuleView[]) {
  const running = rules.filter(isDeciding);
  const add = (figure: (rule: RuleView) => number, of = running) => of.reduce((sum, rule) => sum + figure(rule), 0);
  return {
    covered: add(({ covered }) => covered),
    first: add(({ first }) => first),
    atFloor: add(({ atFloor }) => atFloor),
    // What a rule changed before it was paused counts for today.
    lowered: add(({ today }) => today.lowered, [...rules]),
    raised: add(({ today }) => today.raised, [...rules]),
    held: rules.filter(({ hold }) => hold !== null).length,
  };
}

interface Figure {
  readonly id: 'covered' | 'changed' | 'first' | 'floor' | 'held';
  readonly icon: Icon;
  readonly value: string;
  readonly unit: string;
  readonly isWarning?: boolean;
}

function useFigures({ rules, weekAgo }: RuleList): Figure[] {
  const t = useTranslations('priceRules.figure');
  const { number, percent } = useRuleFormats();
  const { covered, first, atFloor, lowered, raised, held } = sumOf(rules);
  const before = weekAgo === null || weekAgo.covered === 0 ? null : weekAgo.first / weekAgo.covered;
  return [
    { id: 'covered', icon: IconTarget, value: number(covered), unit: t('coveredUnit', { count: covered }) },
    {
      id: 'changed',
      icon: IconArrowsLeftRight,
      value: number(lowered + raised),
      unit: t('changedUnit', { lowered: number(lowered), raised: number(raised) }),
    },
    {
      id: 'first',
      icon: IconTrophy,
      value: covered === 0 ? '–' : percent(first / covered),
      unit: before === null ? t('firstNone') : t('firstUnit', { share: percent(before) }),
    },
    { id: 'floor', icon: IconArrowBarToDown, value: number(atFloor), unit: t('floorUnit') },
    { id: 'held', icon: IconHandStop, value: number(held), unit: t('heldUnit'), isWarning: held > 0 },
  ];
}

/** What the rules did today, and where they stand. */
export function RuleFigures({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  return (
    <dl className={classes['figures']} aria-label={t('figure.label')}>
      {useFigures(list).map(({ id, icon: Shape, value, unit, isWarning }) => (
        <div key={id} data-warning={isWarning || undefined}>
          <dt>
            <Shape size={16} aria-hidden />
            {t(`figure.${id}`)}
          </dt>
          <dd>
            <b>{value}</b> <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
