import type { PreviewRow } from '@offizin/contract/price-rules/views';
import { useTranslations } from 'use-intl';
import { brandName, useRuleFormats } from '../rule-words.ts';

type Reasoned = Pick<PreviewRow, 'reason' | 'best' | 'floor'>;

/** Why a price changes or stays, in a few words. */
export function useReasonText(): (row: Reasoned) => string {
  const t = useTranslations('priceRuleEditor');
  const { amount } = useRuleFormats();
  const write = (price: number | null) => (price === null ? '–' : amount(price));
  return ({ reason, best, floor }) =>
    t(`reason.${reason}`, { best: write(best), floor: write(floor), brand: brandName });
}
