import type { RuleCovers } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { useRuleFormats } from '../rule-words.ts';
import type { Condition } from './conditions.ts';

/** A condition as its chip says it. */
export function useConditionText(): (covers: RuleCovers, condition: Condition) => string {
  const t = useTranslations('priceRuleEditor');
  const { cents, number, shareOf } = useRuleFormats();
  const band = ({ priceFrom, priceTo }: RuleCovers): string => {
    if (priceFrom === null) return t('condition.priceTo', { to: cents(priceTo ?? 0) });
    return priceTo === null
      ? t('condition.priceFrom', { from: cents(priceFrom) })
      : t('condition.priceBetween', { from: cents(priceFrom), to: cents(priceTo) });
  };
  const named = (name: 'category' | 'brand' | 'manufacturer', values: readonly string[]): string => {
    const [first = '', ...others] = values;
    const value = others.length === 0 ? first : t('condition.more', { first, count: number(others.length) });
    return t('condition.named', { name: t(`condition.${name}`), value });
  };
  return (covers, condition) => {
    switch (condition) {
      case 'category':
      case 'brand':
      case 'manufacturer':
        return named(condition, covers[condition]);
      case 'origin':
        return t(`condition.${covers.origin ?? 'own'}`);
      case 'commission':
        return t('condition.commissionUpTo', { share: shareOf(covers.commissionMax ?? 0) });
      case 'price':
        return band(covers);
      case 'including':
        return t('condition.includingChip', { count: covers.including.length });
      case 'excluding':
        return t('condition.excludingChip', { count: covers.excluding.length });
    }
  };
}
