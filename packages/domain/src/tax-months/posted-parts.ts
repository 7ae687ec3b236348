import type { TaxFigure } from './tax-figures.ts';
import type { TaxKind } from './tax-kinds.ts';

/** What of a posting counts in a month, as it is kept with the posting; days are `YYYY-MM-DD`. */
export interface PostedPart {
  readonly month: string;
  readonly bookedOn: string;
  readonly orderMonth: string;
  readonly kind: TaxKind;
  readonly rate: number | null;
  readonly amount: number;
}

/** The parts that figures of a posting are, booked on a day. */
export const postedParts = (figures: readonly TaxFigure[], bookedOn: string): PostedPart[] =>
  figures.map(({ month, orderMonth, kind, rate, credit, debit }) => ({
    month,
    bookedOn,
    orderMonth,
    kind,
    rate,
    amount: credit + debit,
  }));
