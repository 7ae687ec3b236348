import type { TaxMonthSums, TaxRow } from './tax-month.ts';
import type { TaxAccountUse } from './tax-accounts.ts';
import { ratesOn } from './vat-rates.ts';

/** What is posted from one account to another; amounts are positive minor units. */
export interface TaxPosting {
  readonly amount: number;
  readonly debit: TaxAccountUse;
  readonly credit: TaxAccountUse;
  readonly what:
    | 'sales'
    | 'commission'
    | 'commission_vat'
    | 'services'
    | 'services_vat'
    | 'vouchers'
    | 'adjustments'
    | 'payouts';
  /** Of sales: where they went, and at which rate. */
  readonly country: string | null;
  readonly rate: number | null;
}

export interface PostedMonth {
  readonly month: string;
  readonly home: string;
  readonly rows: readonly TaxRow[];
  readonly sums: TaxMonthSums;
}

/** The account of sales: at home by the class of the rate, which automatic accounts know; what is not known is checked by a person. */
function salesUse({ taxReturn, rate }: TaxRow, { month, home }: PostedMonth): TaxAccountUse {
  if (taxReturn === 'outside') return 'sales_export';
  if (rate === null || rate === 0) return 'sales_other';
  if (taxReturn === 'oss') return 'sales_oss';
  const [full, reduced] = ratesOn(home, `${month}-28`);
  if (rate === full) return 'sales_full';
  return rate === reduced ? 'sales_reduced' : 'sales_other';
}

/** An amount as the shop sees it: what it gets is owed by the marketplace, what is taken from it the other way round. */
function posting(
  amount: number,
  use: TaxAccountUse,
  { what, country = null, rate = null }: Pick<TaxPosting, 'what'> & Partial<Pick<TaxPosting, 'country' | 'rate'>>,
): TaxPosting[] {
  if (amount === 0) return [];
  const [debit, credit] = amount > 0 ? (['clearing', use] as const) : ([use, 'clearing'] as const);
  return [{ amount: Math.abs(amount), debit, credit, what, country, rate }];
}

/** The postings of a month: what they leave on the clearing account is what the marketplace still owes of it. */
export function postingsOf(month: PostedMonth): TaxPosting[] {
  const { rows, sums } = month;
  return [
    ...rows.flatMap((row) =>
      posting(row.gross, salesUse(row, month), { what: 'sales', country: row.country, rate: row.rate }),
    ),
    ...posting(sums.commission, 'commission', { what: 'commission' }),
    ...sums.commissionVat.flatMap(({ rate, vat }) => posting(vat, 'input_tax', { what: 'commission_vat', rate })),
    ...posting(sums.services, 'services', { what: 'services' }),
    ...sums.servicesVat.flatMap(({ rate, vat }) => posting(vat, 'input_tax', { what: 'services_vat', rate })),
    ...posting(sums.vouchers, 'other', { what: 'vouchers' }),
    ...posting(sums.adjustments, 'other', { what: 'adjustments' }),
    ...posting(sums.payouts, 'bank', { what: 'payouts' }),
  ];
}
