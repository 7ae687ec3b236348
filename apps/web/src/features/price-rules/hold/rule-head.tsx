import type { RuleView } from '@offizin/contract/price-rules/views';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { RuleMenu } from '../list/rule-acts.tsx';
import { termsOf, useRuleLine } from '../rule-words.ts';
import classes from './hold.module.css';

/** The name of a rule that is looked at, the way back to all of them, and what else can be done with it. */
export function RuleHead({ rule }: { rule: RuleView }) {
  const t = useTranslations('priceRules');
  const tActions = useTranslations('actions');
  const { floor } = useRuleLine();
  usePageTitle(rule.name);
  return (
    <div className={classes['head']}>
      <Link to="." search={{}} className={classes['back']} aria-label={t('missing.back')} title={t('missing.back')}>
        <IconChevronLeft size={18} aria-hidden />
      </Link>
      <div>
        <h1>{rule.name}</h1>
        <p>
          {t('hold.note', {
            products: tActions('countProducts', { count: rule.covered }),
            floor: floor(rule.terms ?? termsOf(rule)),
          })}
        </p>
      </div>
      <RuleMenu rule={rule} />
    </div>
  );
}
