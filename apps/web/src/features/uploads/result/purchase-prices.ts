import type { RunSummary } from '@offizin/contract/uploads/rows';
import { useTranslations } from 'use-intl';

/** How many purchase prices a file sets and changes, in words; null where it changes none. */
export function usePurchasePrices(): (summary: Pick<RunSummary, 'purchasePrices'>) => string | null {
  const t = useTranslations('uploadsFixing.purchasePrices');
  return ({ purchasePrices = { set: 0, changed: 0 } }) => {
    const kinds = (['set', 'changed'] as const).filter((kind) => purchasePrices[kind] > 0);
    return kinds.length === 0 ? null : kinds.map((kind) => t(kind, { count: purchasePrices[kind] })).join(', ');
  };
}
