import type { RuleList, RuleView } from '@offizin/contract/price-rules/views';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { StateChip } from '../state-chip.tsx';
import { termsOf, useRuleLine } from '../rule-words.ts';
import classes from './list.module.css';
import { RuleMenu, RuleSwitch } from './rule-acts.tsx';
import { CoveredCell, FirstCell, StateLine } from './rule-cells.tsx';

function RuleCard({ rule, list }: { rule: RuleView; list: RuleList }) {
  const t = useTranslations('priceRules');
  const { line } = useRuleLine();
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
        <StateChip rule={rule} />{' '}
        <small>
          <StateLine rule={rule} list={list} />
        </small>
      </p>
      <dl>
        <div>
          <dt>{t('column.covered')}</dt>
          <dd>
            <CoveredCell rule={rule} list={list} />
          </dd>
        </div>
        {rule.state === 'draft' ? null : (
          <div>
            <dt>{t('column.first')}</dt>
            <dd>
              <FirstCell rule={rule} list={list} />
            </dd>
          </div>
        )}
      </dl>
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
