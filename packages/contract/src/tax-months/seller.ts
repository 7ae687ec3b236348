import { comparedWith, differenceReasons } from '@offizin/domain/tax-months/agreement';
import { taxMonthStates } from '@offizin/domain/tax-months/months';
import { limits } from '@offizin/domain/limits';
import { currencies } from '@offizin/domain/money';
import { behindFilters, shownFigureNames } from '@offizin/domain/tax-months/behind';
import { accountDigits, taxAccountUses, taxChartNames } from '@offizin/domain/tax-months/tax-accounts';
import { taxReturns } from '@offizin/domain/reports/tax-return';
import { taxKindNames } from '@offizin/domain/tax-months/tax-kinds';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filterQuery } from '../filter-query.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { calendarDay, calendarMonth, instant, largestInteger } from '../scalars.ts';

export const taxMonthEntry = z.strictObject({
  month: calendarMonth,
  state: z.enum(taxMonthStates),
  /** The day on which it is closed by itself. */
  closesOn: calendarDay,
  closedAt: instant.nullable(),
  /** Who closed it by hand. */
  closedBy: z.string().nullable(),
});
export type TaxMonthEntry = z.infer<typeof taxMonthEntry>;

/** Amounts in minor units; the rate in basis points, null where it is not known. */
const taxRow = z.strictObject({
  country: z.string(),
  rate: z.int().nullable(),
  taxReturn: z.enum(taxReturns),
  goods: z.int(),
  goodsRefunded: z.int(),
  shipping: z.int(),
  shippingRefunded: z.int(),
  gross: z.int(),
  net: z.int(),
  vat: z.int(),
});

const ossRow = z.strictObject({
  country: z.string(),
  rate: z.int().nullable(),
  /** The quarter that is corrected, `2026-Q3`; null of the month's own. */
  corrects: z.string().nullable(),
  gross: z.int(),
  net: z.int(),
  vat: z.int(),
});

const vatOfRate = z.strictObject({ rate: z.int().nullable(), vat: z.int() });

export const taxMonthView = z.strictObject({
  ...taxMonthEntry.shape,
  currency: z.enum(currencies),
  /** Of the seller: at home there. */
  country: z.string(),
  rows: z.array(taxRow),
  oss: z.array(ossRow),
  /** Signed as the shop sees them: a commission is negative. */
  sums: z.strictObject({
    commission: z.int(),
    commissionVat: z.array(vatOfRate),
    /** Charged beside orders: fees, shipping, warehouse, less credits; without the VAT on it. */
    services: z.int(),
    servicesVat: z.array(vatOfRate),
    vouchers: z.int(),
    adjustments: z.int(),
    payouts: z.int(),
  }),
  /** Bookings of earlier months that count here, because theirs were closed. */
  lateLines: z.int(),
  /** Beside documents, reports and payouts: what adds up to the difference. */
  agreement: z.array(
    z.strictObject({
      with: z.enum(comparedWith),
      taxMonth: z.int(),
      other: z.int(),
      reasons: z.array(z.strictObject({ reason: z.enum(differenceReasons), amount: z.int() })),
    }),
  ),
});
export type TaxMonthView = z.infer<typeof taxMonthView>;

/** A line of an order or a posting that counts in a month, or the part of it at one rate; minor units as the shop sees them. */
const taxBooking = z.strictObject({
  /** One of both is null. */
  orderNumber: z.string().nullable(),
  postingNo: z.string().nullable(),
  kind: z.enum(taxKindNames),
  bookedOn: calendarDay,
  country: z.string(),
  rate: z.int().nullable(),
  amount: z.int(),
});
export type TaxBooking = z.infer<typeof taxBooking>;

export const taxBookings = z.strictObject({
  currency: z.enum(currencies),
  /** What the row comes to, and of how many bookings. */
  amount: z.int(),
  bookings: z.int(),
  /** What of it is of postings that were counted before their parts were kept, and are not among the items. */
  rest: z.int(),
  items: z.array(taxBooking),
  nextCursor: z.string().nullable(),
});
export type TaxBookings = z.infer<typeof taxBookings>;

/** Digits alone, of one length in a file. */
const account = z.string().regex(new RegExp(`^\\d{${accountDigits}}$`));

const taxSettingsFields = {
  chart: z.enum(taxChartNames),
  /** Beraternummer and Mandantennummer of DATEV. */
  consultant: z.int().min(1001).max(9_999_999).nullable(),
  client: z.int().min(1).max(99_999).nullable(),
  /** Those that are not the chart's. */
  accounts: z.partialRecord(z.enum(taxAccountUses), account),
};
export const taxSettings = z.strictObject({ version: z.int(), ...taxSettingsFields });
export type TaxSettingsView = z.infer<typeof taxSettings>;

const access = { kind: 'screens', anyOf: ['invoices'] } as const;
const params = z.strictObject({ month: calendarMonth });
const nothing = z.strictObject({});

/** Sales, shipping and commissions by booking date, in months that close (INV-07). */
export const taxMonthsApi = {
  list: endpoint({
    method: 'GET',
    path: '/tax-months',
    summary: 'The months in which something was booked, newest first, and whether they are closed',
    access,
    response: z.strictObject({ months: z.array(taxMonthEntry) }),
    errors: screenReadErrors,
  }),
  read: endpoint({
    method: 'GET',
    path: '/tax-months/:month',
    summary:
      'What was booked in a month by country of delivery and VAT rate, and how it agrees with documents and reports',
    access,
    params,
    response: taxMonthView,
    errors: [...screenReadErrors, 'not_found'],
  }),
  bookings: endpoint({
    method: 'GET',
    path: '/tax-months/:month/bookings',
    summary: 'What a row of a month is made of: the lines of orders and the postings behind it, newest order first',
    access,
    params,
    query: z.strictObject({
      ...filterQuery(behindFilters),
      of: z.enum(shownFigureNames),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.ledgerPageMax).optional(),
    }),
    response: taxBookings,
    errors: screenReadErrors,
  }),
  close: endpoint({
    method: 'POST',
    path: '/tax-months/:month/close',
    summary:
      'Close a month that is over, and every one before it: nothing changes them any more, later bookings fall into the next one',
    access,
    idempotency: 'required',
    audited: 'tax_month.closed',
    params,
    body: nothing,
    response: taxMonthEntry,
    errors: [...screenWriteErrors, 'not_found', 'tax_month.not_open'],
  }),
  settings: endpoint({
    method: 'GET',
    path: '/tax-settings',
    summary: 'To which accounts the months are posted in files for the books',
    access,
    response: taxSettings,
    errors: screenReadErrors,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/tax-settings',
    summary: 'Choose the accounts of the files for the books, in the version that was seen',
    access,
    idempotency: 'required',
    audited: 'tax_settings.changed',
    body: z.strictObject({ version: z.int().min(0).max(largestInteger), ...taxSettingsFields }),
    response: taxSettings,
    errors: [...screenWriteErrors, 'settings.version_conflict'],
  }),
} as const;
