import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { IconHandStop } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { termsOf, useRuleFormats, useWhen } from '../rule-words.ts';
import { HoldChoices } from './hold-choices.tsx';
import { HoldFigures } from './hold-figures.tsx';
import classes from './hold.module.css';
import { RuleHead } from './rule-head.tsx';
import { useCause } from './use-cause.ts';
import { WouldChange } from './would-change.tsx';

interface HoldPageProps {
  readonly rule: RuleView;
  readonly hold: NonNullable<RuleView['hold']>;
  readonly list: RuleList;
}

function Cause({ hold, list }: Omit<HoldPageProps, 'rule'>) {
  const t = useTranslations('priceRules.hold');
  const { number } = useRuleFormats();
  const when = useWhen();
  const cause = useCause(list.limits);
  return (
    <div className={classes['cause']}>
      <IconHandStop size={20} aria-hidden />
      <div>
        <b>{t('since', { when: when(hold.at) })}</b>
        <p>
          {cause(hold)}
          {hold.ofOneSeller === null ? null : ` ${t('oneSeller', { count: number(hold.ofOneSeller) })}`}
        </p>
      </div>
    </div>
  );
}

/** A rule that the brake holds: why, what it would change, and the choice (52d). */
export function HoldPage({ rule, hold, list }: HoldPageProps) {
  return (
    <>
      <RuleHead rule={rule} />
      <div className={classes['page']}>
        <Cause hold={hold} list={list} />
        <HoldFigures rule={rule} list={list} />
        <WouldChange previewed={{ terms: rule.terms ?? termsOf(rule), ruleId: rule.ruleId }} />
        <HoldChoices rule={rule} />
      </div>
    </>
  );
}
