import { limits } from '@offizin/domain/limits';
import { currencies } from '@offizin/domain/money';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { externalId, machine, readErrors, writeErrors } from '../machine-endpoint.ts';
import { calendarMonth, countryCode, largestAmount, minorUnits } from '../scalars.ts';

/** Shipping that customers paid, by where it went and the VAT rate in basis points; amounts in minor units. */
const handedShipping = z.strictObject({
  country: countryCode,
  rate: z.int().min(0).max(10_000),
  orders: z.int().min(0).max(limits.ordersBefore),
  gross: minorUnits,
  vat: minorUnits,
});
export type HandedShipping = z.infer<typeof handedShipping>;

/** What a seller sold in a month through orders that the portal never had, in minor units. */
export const salesBefore = z
  .strictObject({
    month: calendarMonth,
    currency: z.enum(currencies),
    orders: z.int().min(0).max(limits.ordersBefore),
    cancelled: z.int().min(0).max(limits.ordersBefore),
    sales: z.int().min(-largestAmount).max(largestAmount).describe('With VAT and shipping, after refunds'),
    commission: z
      .int()
      .min(-largestAmount)
      .max(largestAmount)
      .describe('With the VAT on it; negative, as it is taken away'),
    shipping: z.array(handedShipping).max(limits.shippingRates),
  })
  .refine(({ orders, cancelled }) => cancelled <= orders, { path: ['cancelled'] });
export type SalesBefore = z.infer<typeof salesBefore>;

/** Of the time before the portal, for the sellers' reports (MKT-01, INV-03). */
export const reportsMachineApi = {
  salesBefore: endpoint({
    method: 'GET',
    path: '/sellers/:externalId/sales-before',
    summary: 'What was said about the sales of a seller before the portal, month by month',
    description: 'Changes nothing. Of a seller of whom nothing was said the list is empty.',
    access: machine('sellers'),
    params: z.strictObject({ externalId }),
    response: z.strictObject({ months: z.array(salesBefore) }),
    errors: [...readErrors, 'not_found'],
  }),
  putSalesBefore: endpoint({
    method: 'PUT',
    path: '/sellers/:externalId/sales-before',
    summary:
      'Say what a seller sold, month by month, through orders that the portal never had; replaces what was said before',
    description:
      "The whole list is replaced, so an empty one takes everything back. The shop's reports show it beside what the portal counted itself.",
    access: machine('sellers'),
    idempotency: 'required',
    params: z.strictObject({ externalId }),
    body: z.strictObject({
      months: z
        .array(salesBefore)
        .max(limits.monthsBefore)
        .refine((months) => new Set(months.map(({ month }) => month)).size === months.length),
    }),
    response: z.strictObject({ months: z.int() }),
    errors: [...writeErrors, 'not_found'],
  }),
} as const;
