import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateChip } from '../state-chip.tsx';
import { termsOf, useRuleLine } from '../rule-words.ts';
import classes from './list.module.css';
import { RuleMenu, RuleSwitch } from './rule-acts.tsx';
import { FirstCell, isDeciding, useStateLine } from './rule-cells.tsx';

function RuleCard({ rule, list }: { rule: RuleView; list: RuleList }) {
  const t = useTranslations('priceRules');
  const tActions = useTranslations('actions');
  const { line } = useRuleLine();
  const stateLine = useStateLine(list);
  return (
    <li className={classes['card']} data-state={rule.state}>
      <Link to="." search={{ rule: rule.ruleId }} className={classes['cardLink']}>
        <b>{rule.name}</b>
        <small>{line(termsOf(rule))}</small>
      </Link>
      <span className={classes['acts']}>
        {rule.state === 'draft' ? null : <RuleSwitch rule={rule} />}
        <RuleMenu rule={rule} />
      </span>
      <p className={classes['cardState']}>
        <StateChip rule={rule} /> <small>{stateLine(rule)}</small>
      </p>
      {isDeciding(rule) ? (
        <dl>
          <div>
            <dt>{t('column.covered')}</dt>
            <dd>{tActions('countProducts', { count: rule.covered })}</dd>
          </div>
          <div>
            <dt>{t('column.first')}</dt>
            <dd>
              <FirstCell rule={rule} />
            </dd>
          </div>
        </dl>
      ) : null}
    </li>
  );
}

/** The rules on a phone, where they are seen, paused and decided about. */
export function RuleCards({ list }: { list: RuleList }) {
  const t = useTranslations('priceRules');
  return (
    <>
      <ul className={classes['ruleCards']} aria-label={t('table')}>
        {list.rules.map((rule) => (
          <RuleCard key={rule.ruleId} rule={rule} list={list} />
        ))}
      </ul>
      <p className={classes['hint']}>{t('notePhone')}</p>
    </>
  );
}
