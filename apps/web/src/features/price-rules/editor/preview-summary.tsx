import type { RulePreview } from '@offizin/contract/price-rules/views';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRuleFormats } from '../rule-words.ts';
import { evenSales } from './even-sales.ts';
import classes from './preview.module.css';

/** What the rule would do to places and payouts of all covered offers. */
export function PreviewSummary({ figures: { covered, first, payout, today, groups } }: { figures: RulePreview }) {
  const t = useTranslations('priceRuleEditor.preview');
  const { amount, cents, number, signedPercent } = useRuleFormats();
  const even = evenSales(payout);
  const change = payout.before === 0 ? 0 : payout.after / payout.before - 1;
  if (covered === 0) return <p className={classes['none']}>{t('nothing')}</p>;
  return (
    <dl className={classes['summary']}>
      <div>
        <dt>{t('first')}</dt>
        <dd>
          {number(first.before)} <IconArrowRight size={14} aria-label={t('to')} role="img" />{' '}
          <b>{t('firstOf', { first: number(first.after), covered: number(covered) })}</b>
        </dd>
      </div>
      <div>
        <dt>{t('payout')}</dt>
        <dd>
          {amount(payout.before)} <IconArrowRight size={14} aria-label={t('to')} role="img" />{' '}
          <b>{cents(payout.after)}</b> {signedPercent(change)}
        </dd>
      </div>
      {even === null ? null : (
        <div>
          <dt>{t('even')}</dt>
          <dd>{even <= 0 ? t('evenAlready') : <b>{t('evenSales', { share: signedPercent(even) })}</b>}</dd>
        </div>
      )}
      {today < groups.changes ? <p>{t('today', { count: number(today) })}</p> : null}
    </dl>
  );
}
