import type { ProposedProduct } from '@offizin/contract/price-proposals/seller';
import { changeOf } from '@offizin/domain/price-proposals/figures';
import { useFormats } from '../../platform/formats.ts';

/** The figures of a product as they are written; amounts without the currency, which is in the column's head. */
export function useFigures() {
  const { amount, number, rate, signedPercent } = useFormats();
  const maybe = (value: ProposedProduct['best']): string => (value === null ? '–' : amount(value.amount));
  return ({ oldPrice, newPrice, best, recommended, rank, commissionRate, kept }: ProposedProduct) => ({
    oldPrice: amount(oldPrice.amount),
    newPrice: amount(newPrice.amount),
    change: signedPercent(changeOf([{ oldPrice: oldPrice.amount, newPrice: newPrice.amount }])),
    best: maybe(best),
    recommended: maybe(recommended),
    rank:
      rank === null ? null : { before: number(rank.before.place), after: number(rank.after.place), of: rank.after.of },
    commission: `${rate(commissionRate)}\u00a0%`,
    keptBefore: amount(kept.before.amount),
    keptAfter: amount(kept.after.amount),
    keptChange: amount(kept.after.amount - kept.before.amount),
  });
}
