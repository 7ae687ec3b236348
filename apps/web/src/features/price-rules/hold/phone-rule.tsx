import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { useTranslations } from 'use-intl';
import { RuleSwitch } from '../list/rule-acts.tsx';
import { useStateLine } from '../list/rule-cells.tsx';
import { StateChip } from '../state-chip.tsx';
import { termsOf, useHoursText, useRuleLine } from '../rule-words.ts';
import { HoldFigures } from './hold-figures.tsx';
import classes from './hold.module.css';
import { RuleHead } from './rule-head.tsx';

/** A rule on a phone: what it does and how it stands, with its switch. */
export function PhoneRule({ rule, list }: { rule: RuleView; list: RuleList }) {
  const t = useTranslations('priceRules');
  const { line } = useRuleLine();
  const hoursText = useHoursText();
  const stateLine = useStateLine(list);
  const terms = rule.terms ?? termsOf(rule);
  return (
    <>
      <RuleHead rule={rule} />
      <div className={classes['page']}>
        <div className={classes['state']}>
          <div>
            <StateChip rule={rule} />
            <small>{stateLine(rule)}</small>
          </div>
          {rule.state === 'draft' ? null : <RuleSwitch rule={rule} />}
        </div>
        <HoldFigures rule={rule} list={list} />
        <p className={classes['words']}>
          {line(terms)}. <small>{t('since.hours', { hours: hoursText(terms.hours) })}</small>
        </p>
        <p className={classes['lapses']}>{t('notePhone')}</p>
      </div>
    </>
  );
}
