import type { RulePreview } from '@offizin/contract/price-rules/views';

/** How much more has to be sold so that as much is paid out: the old mean by the new one; null where nothing is paid out. */
export const evenSales = ({ before, after }: RulePreview['payout']): number | null =>
  after <= 0 ? null : before / after - 1;
