import type { SharedLimits } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { hasHours } from '../rule-hours.ts';
import { useAmountsOf, useHoursText, useRuleFormats } from '../rule-words.ts';
import classes from './fields.module.css';
import type { RuleDraft } from './use-rule-draft.ts';

interface WordsProps {
  readonly draft: RuleDraft;
  readonly covered: number | undefined;
  readonly limits: SharedLimits;
}

/** The rule in sentences. */
export function WordsBox({ draft: { terms }, covered, limits }: WordsProps) {
  const t = useTranslations('priceRuleEditor.words');
  const amounts = useAmountsOf();
  const hoursText = useHoursText();
  const { cents, shareOf } = useRuleFormats();
  const { strategy, floor, belowRecommended, changesPerProduct, hours } = terms;
  const ceiling =
    belowRecommended === 0 ? t('ceiling.recommended') : t('ceiling.below', { amount: cents(belowRecommended) });
  const sentences = [
    t('sentence', {
      count: covered ?? 0,
      strategy: t(`strategy.${strategy.kind}`, amounts.strategy(strategy)),
      floor: t(`floor.${floor.kind}`, amounts.floor(floor)),
      ceiling,
      changes: Math.min(changesPerProduct, limits.changesPerProduct),
    }),
    ...(hasHours(hours) ? [t('hours', { hours: hoursText(hours) })] : []),
    t('brake', { share: shareOf(limits.brakeShare), move: shareOf(limits.brakeMove) }),
  ];
  return (
    <div className={classes['words']}>
      <h3>{t('title')}</h3>
      <p>{sentences.join(' ')}</p>
    </div>
  );
}
