import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { screens } from '@offizin/domain/access/screens';
import type { RuleFollowing } from '@offizin/domain/offers/offer-kinds';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { hasHours } from '../rule-hours.ts';
import { historyView } from '../rule-search.ts';
import { termsOf, useHoursText, useRuleFormats, useWhen } from '../rule-words.ts';
import { waitingTerms } from '../waiting-terms.ts';
import { isDeciding, useDormantFigures } from './dormant-figures.ts';
import classes from './list.module.css';
import { useWaitingPauses } from './use-pause.ts';
import { spoken } from '../../../ui/spoken.ts';

const hasRun = ({ state }: RuleView): boolean => state !== 'draft';

interface NumberLinkProps {
  readonly rule: RuleView;
  readonly following?: RuleFollowing;
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure that leads to the offers that it counts: those that follow the rule, or those that its preview shows. */
export function NumberLink({ rule, following, label, children }: NumberLinkProps) {
  const link = { className: classes['number'], 'aria-label': label };
  if (!isDeciding(rule) && following !== 'at_floor')
    return (
      <Link to="." search={{ rule: rule.ruleId }} {...link}>
        {children}
      </Link>
    );
  return (
    <Link
      to={screens.my_products.path}
      search={{ ruleId: rule.ruleId, ...(following && { rule: following }) }}
      {...link}
    >
      {children}
    </Link>
  );
}

export interface CellProps {
  readonly rule: RuleView;
  readonly list: RuleList;
}

/** How many offers a rule decides about, or would if it was switched on. */
export function CoveredCell({ rule, list }: CellProps) {
  const t = useTranslations('priceRules.cell');
  const { number } = useRuleFormats();
  const dormant = useDormantFigures(rule, list);
  const covered = isDeciding(rule) ? rule.covered : dormant?.covered;
  if (covered === undefined) return '–';
  return (
    <NumberLink rule={rule} label={t('covered', { name: rule.name, count: covered })}>
      {number(covered)}
    </NumberLink>
  );
}

/** How many offers a rule keeps at their floor: none while it is paused. */
export function FloorCell({ rule }: Pick<CellProps, 'rule'>) {
  const t = useTranslations('priceRules.cell');
  const { number } = useRuleFormats();
  const { name, atFloor } = rule;
  if (!hasRun(rule)) return '–';
  return (
    <NumberLink rule={rule} following="at_floor" label={t('floor', { name, count: atFloor })}>
      {number(atFloor)}
    </NumberLink>
  );
}

/** Of the changes of today how many there were, and how many there may be. */
export function ChangedCell({ rule, list }: { rule: RuleView; list: RuleList }) {
  const t = useTranslations('priceRules.cell');
  const { number } = useRuleFormats();
  if (!hasRun(rule)) return '–';
  const atMost = Math.min(termsOf(rule).changesPerDay, list.limits.changesPerDay);
  const count = rule.today.lowered + rule.today.raised;
  return (
    <>
      <Link
        to="."
        search={{ rule: rule.ruleId, ...historyView, show: 'today' }}
        className={classes['number']}
        aria-label={t('changed', { name: rule.name, count })}
      >
        {number(count)}
      </Link>
      <small>{t('atMost', { count: number(atMost) })}</small>
    </>
  );
}

/** The share of its offers that are first, now and before the rule. */
export function FirstCell({ rule, list }: CellProps) {
  const t = useTranslations('priceRules.cell');
  const { number, percent } = useRuleFormats();
  const dormant = useDormantFigures(rule, list);
  const { name, before } = rule;
  const { first, covered } = dormant === undefined ? rule : { first: dormant.first.before, covered: dormant.covered };
  if (!hasRun(rule) || covered === 0) return '–';
  const figures = { first: number(first), covered: number(covered) };
  const now = percent(Math.round((first / covered) * 100) / 100);
  const share = before === null || before.covered === 0 ? null : before.first / before.covered;
  return (
    <>
      <span className={classes['share']}>
        <progress max={covered} value={first} aria-hidden />
        <NumberLink rule={rule} following="first" label={t('firstOf', { name, count: first, share: now })}>
          <b>{now}</b>
        </NumberLink>
      </span>
      <small>
        {share === null
          ? t('first', figures)
          : t('before', { ...figures, share: percent(Math.round(share * 100) / 100) })}
      </small>
    </>
  );
}

/** What there is to say of a state: since when, by whom, until when. */
export function useStateLine(list: RuleList): (rule: RuleView) => string {
  const t = useTranslations('priceRules.since');
  const when = useWhen();
  const { time, shortDay } = useRuleFormats();
  const hoursText = useHoursText();
  const ofActive = (rule: RuleView): string => {
    const { hours } = rule.terms ?? termsOf(rule);
    if (waitingTerms(rule) !== null) return t('changed');
    if (rule.ignoresSellerUntil !== null) return t('ignoring', { when: when(rule.ignoresSellerUntil) });
    if (rule.restsUntil !== null && hasHours(hours)) return t('hours', { hours: hoursText(hours) });
    return t('nextLook', { time: time(list.nextLookAt) });
  };
  return (rule) => {
    const { state, stateAt, stateBy, savedAt } = rule;
    if (state === 'active') return ofActive(rule);
    if (state === 'draft') return t('draft', { when: when(savedAt) });
    if (state === 'held') return t('held', { when: when(stateAt) });
    const day = shortDay(stateAt);
    return stateBy === null ? t('pausedItself', { day }) : t('paused', { who: stateBy, day });
  };
}

/** The same of a row: what a draft or a paused rule would change leads to its preview. */
export function StateLine({ rule, list }: CellProps) {
  const t = useTranslations('priceRules.since');
  const tWaits = useTranslations('priceRules.waits');
  const line = useStateLine(list)(rule);
  const dormant = useDormantFigures(rule, list);
  const isWaiting = useWaitingPauses().some((pause) => pause.rule === null || pause.rule.ruleId === rule.ruleId);
  if (isWaiting && isDeciding(rule)) return tWaits('mark');
  if (dormant === undefined) return line;
  const text = t('wouldChange', { count: dormant.groups.changes });
  return (
    <>
      {rule.state === 'draft' ? null : `${line} · `}
      <Link to="." search={{ rule: rule.ruleId }} className={classes['inText']} aria-label={spoken(text, rule.name)}>
        {text}
      </Link>
    </>
  );
}
