/** What an order brought and what was kept of it, in minor units: its sale with all that was given back before is left out. */
export interface BookedSale {
  /** For its goods. */
  readonly sold: number;
  /** Of the commission, without VAT; negative. */
  readonly commission: number;
  /** VAT on the commission; negative. */
  readonly commissionVat: number;
}

export interface GivenBack {
  /** For each item, in minor units. */
  readonly refunds: readonly number[];
  readonly shipping: number;
  /** What the shop pays for the label. */
  readonly label: number;
}

/** The lines that giving money back writes into the ledger, signed as the shop sees them, and what they come to. */
export interface ReturnEffect {
  readonly refund: number;
  readonly shippingRefund: number;
  readonly commission: number;
  readonly commissionVat: number;
  readonly label: number;
  readonly total: number;
}

const halfAway = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** Without a negative zero, which would be shown. */
const signed = (value: number): number => (value === 0 ? 0 : value);

/** The commission at the rate of the sale for each item by itself, rounded half away from zero; never more than was kept. */
export function returnEffect({ refunds, shipping, label }: GivenBack, sale: BookedSale): ReturnEffect {
  const refund = refunds.reduce((sum, amount) => sum + amount, 0);
  const share = (kept: number) =>
    sale.sold === 0
      ? 0
      : Math.min(
          Math.abs(kept),
          refunds.reduce((sum, amount) => sum + halfAway((Math.abs(kept) * amount) / sale.sold), 0),
        );
  const commission = refund === sale.sold ? Math.abs(sale.commission) : share(sale.commission);
  const commissionVat =
    sale.commission === 0 ? 0 : halfAway((Math.abs(sale.commissionVat) * commission) / Math.abs(sale.commission));
  return {
    refund: signed(-refund),
    shippingRefund: signed(-shipping),
    commission,
    commissionVat,
    label: signed(-label),
    total: signed(commission + commissionVat - refund - shipping - label),
  };
}

/** Basis points of a part; 0 of nothing. */
export const rateOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((Math.abs(part) * 10_000) / Math.abs(whole));
