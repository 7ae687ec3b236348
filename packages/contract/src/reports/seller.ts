import { currencies } from '@offizin/domain/money';
import { taxReturns } from '@offizin/domain/reports/tax-return';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors } from '../errors.ts';
import { calendarMonth, countryCode } from '../scalars.ts';

/** Shipping that customers paid, in minor units; the rate in basis points. */
const shipping = z.strictObject({
  country: z.string(),
  rate: z.int(),
  orders: z.int(),
  net: z.int(),
  vat: z.int(),
  gross: z.int(),
  taxReturn: z.enum(taxReturns),
});

/** Everything counts in the month in which the order was placed, in the brand's time zone; amounts are minor units. */
const reportMonth = z.strictObject({
  month: calendarMonth,
  orders: z.int(),
  cancelled: z.int(),
  /** How many of the orders have a ledger here: only these can be opened. */
  inPortal: z.int(),
  /** With VAT and shipping, after refunds. */
  sales: z.int(),
  /** With VAT; negative, as it is taken away. */
  commissions: z.int(),
  /** By country and VAT rate, the home market first. */
  shipping: z.array(shipping),
});
export type ReportMonth = z.infer<typeof reportMonth>;

export const reportYear = z.coerce.number().int().min(2000).max(2099);

export const reportsView = z.strictObject({
  currency: z.enum(currencies),
  /** Of the seller: where the VAT of its own market is declared. */
  country: countryCode,
  year: z.int(),
  /** The month that runs, where the brand is. */
  runningMonth: calendarMonth,
  /** The first one that is known; null before the first order. */
  firstMonth: calendarMonth.nullable(),
  /** Those of the year and of the year before in which there was something, oldest first. */
  months: z.array(reportMonth),
  yearBefore: z.array(reportMonth),
});
export type ReportsView = z.infer<typeof reportsView>;

export const reportsApi = {
  read: endpoint({
    method: 'GET',
    path: '/reports',
    token: 'money:read',
    summary: 'Sales, commissions, cancellations and shipping VAT of each month of a year and of the year before',
    access: { kind: 'screens', anyOf: ['reports'] },
    query: z.strictObject({ year: reportYear.optional() }),
    response: reportsView,
    errors: screenReadErrors,
  }),
} as const;
