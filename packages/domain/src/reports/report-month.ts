import { type TaxReturn, taxReturnOf } from './tax-return.ts';

/** Shipping that customers of a month paid, in minor units with VAT; the rate in basis points. */
export interface ShippingSum {
  readonly country: string;
  readonly rate: number;
  readonly orders: number;
  readonly gross: number;
  readonly vat: number;
}

export interface ReportShipping extends ShippingSum {
  readonly net: number;
  readonly taxReturn: TaxReturn;
}

/** What a month brought. Amounts are minor units; sales are with VAT and shipping and after refunds, commissions negative. */
export interface MonthFigures {
  readonly orders: number;
  readonly cancelled: number;
  readonly sales: number;
  readonly commissions: number;
  readonly shipping: readonly ShippingSum[];
}

/** The home market first, then by what was paid. */
export function shippingByCountry(home: string, sums: readonly ShippingSum[]): ReportShipping[] {
  const merged = new Map<string, ShippingSum>();
  for (const sum of sums) {
    const key = `${sum.country}/${sum.rate}`;
    const known = merged.get(key) ?? { country: sum.country, rate: sum.rate, orders: 0, gross: 0, vat: 0 };
    const { orders, gross, vat } = known;
    merged.set(key, { ...known, orders: orders + sum.orders, gross: gross + sum.gross, vat: vat + sum.vat });
  }
  return [...merged.values()]
    .filter(({ orders, gross }) => orders !== 0 || gross !== 0)
    .map((sum) => ({ ...sum, net: sum.gross - sum.vat, taxReturn: taxReturnOf(home, sum.country) }))
    .toSorted((a, b) => Number(b.country === home) - Number(a.country === home) || b.gross - a.gross);
}

/** Of two parts of the same month. */
export function addFigures(a: MonthFigures, b: MonthFigures): MonthFigures {
  return {
    orders: a.orders + b.orders,
    cancelled: a.cancelled + b.cancelled,
    sales: a.sales + b.sales,
    commissions: a.commissions + b.commissions,
    shipping: [...a.shipping, ...b.shipping],
  };
}

export const noFigures: MonthFigures = { orders: 0, cancelled: 0, sales: 0, commissions: 0, shipping: [] };
