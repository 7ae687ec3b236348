import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { screens } from '@offizin/domain/access/screens';
import type { RuleFollowing } from '@offizin/domain/offers/offer-kinds';
import {
  IconArrowBarToDown,
  IconArrowsLeftRight,
  IconHandStop,
  IconTarget,
  IconTrophy,
  type Icon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { historyView } from '../rule-search.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './list.module.css';
import { isDeciding } from './dormant-figures.ts';

/** What the rules that run come to together. */
export function sumOf(rules: readonly RuleView[]) {
  const running = rules.filter(isDeciding);
  const add = (figure: (rule: RuleView) => number) => running.reduce((sum, rule) => sum + figure(rule), 0);
  return {
    covered: add(({ covered }) => covered),
    first: add(({ first }) => first),
    atFloor: add(({ atFloor }) => atFloor),
    held: rules.filter(({ hold }) => hold !== null).length,
  };
}

interface Figure {
  readonly id: 'covered' | 'changed' | 'first' | 'floor' | 'held';
  readonly icon: Icon;
  readonly value: string;
  readonly unit: string;
  /** Where what it counts is shown; null where it counts nothing that could be. */
  readonly link: { readonly to: string; readonly search: Record<string, unknown> } | null;
  readonly isWarning?: boolean;
}

const offersThat = (rule: RuleFollowing): Figure['link'] => ({ to: screens.my_products.path, search: { rule } });

/** The first rule that the brake holds. */
function heldLink(rules: readonly RuleView[]): Figure['link'] {
  const held = rules.find(({ hold }) => hold !== null);
  return held === undefined ? null : { to: '.', search: { rule: held.ruleId } };
}

function useFigures({ rules, weekAgo, today: { lowered, raised } }: RuleList): Figure[] {
  const t = useTranslations('priceRules.figure');
  const { number, percent } = useRuleFormats();
  const { covered, first, atFloor, held } = sumOf(rules);
  const before = weekAgo === null || weekAgo.covered === 0 ? null : weekAgo.first / weekAgo.covered;
  return [
    {
      id: 'covered',
      icon: IconTarget,
      value: number(covered),
      unit: t('coveredUnit', { count: covered }),
      link: offersThat('any'),
    },
    {
      id: 'changed',
      icon: IconArrowsLeftRight,
      value: number(lowered + raised),
      unit: t('changedUnit', { lowered: number(lowered), raised: number(raised) }),
      link: { to: '.', search: { ...historyView, show: 'today' } },
    },
    {
      id: 'first',
      icon: IconTrophy,
      value: covered === 0 ? '–' : percent(first / covered),
      unit: before === null ? t('firstNone') : t('firstUnit', { share: percent(before) }),
      link: covered === 0 ? null : offersThat('first'),
    },
    {
      id: 'floor',
      icon: IconArrowBarToDown,
      value: number(atFloor),
      unit: t('floorUnit'),
      link: offersThat('at_floor'),
    },
    {
      id: 'held',
      icon: IconHandStop,
      value: number(held),
      unit: t('heldUnit'),
      link: heldLink(rules),
      isWarning: held > 0,
    },
  ];
}

/** What the rules did today, and where they stand. */
export function RuleFigures({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  return (
    <dl className={classes['figures']} aria-label={t('figure.label')}>
      {useFigures(list).map(({ id, icon: Shape, value, unit, link, isWarning }) => (
        <div key={id} data-warning={isWarning || undefined}>
          <dt>
            <Shape size={16} aria-hidden />
            {t(`figure.${id}`)}
          </dt>
          <dd>
            <b>
              {link === null ? (
                value
              ) : (
                <Link
                  to={link.to}
                  search={link.search}
                  className={classes['inText']}
                  aria-label={`${t(`figure.${id}`)}: ${value}`}
                >
                  {value}
                </Link>
              )}
            </b>{' '}
            <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
