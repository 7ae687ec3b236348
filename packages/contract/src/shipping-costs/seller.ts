import { highestShipping, shippingStep } from '@offizin/domain/shipping-costs/shipping-costs';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { screenReadErrors, screenWriteErrors } from '../errors.ts';
import { instant, largestInteger, version } from '../scalars.ts';

const amount = (most: number) => z.int().min(0).max(most, { abort: true }).multipleOf(shippingStep);

/** What a shop charges for shipping, in minor units; `freeAbove` is null where every order pays. */
export const shippingCosts = z.strictObject({
  cost: amount(highestShipping.cost),
  freeAbove: amount(highestShipping.freeAbove).nullable(),
});

export const shippingCostsView = z.strictObject({
  /** Null until the shop has saved its costs. */
  saved: shippingCosts.extend({ version, savedAt: instant }).nullable(),
  /** The shop's orders of the last twelve weeks that were not cancelled, by value, rounded up to five Rappen. */
  orders: z.array(z.strictObject({ value: z.int(), orders: z.int() })),
  since: instant,
});
export type ShippingCostsView = z.infer<typeof shippingCostsView>;

/** Version 0 is that of a shop that has saved none. */
export const shippingCostsChange = shippingCosts.extend({ version: z.int().min(0).max(largestInteger) });

const access = { kind: 'screens', anyOf: ['shipping_costs'] } as const;

export const shippingCostsApi = {
  read: endpoint({
    method: 'GET',
    path: '/shipping-costs',
    summary: 'What the shop charges for shipping, and the values of its orders of the last twelve weeks',
    access,
    response: shippingCostsView,
    errors: screenReadErrors,
  }),
  save: endpoint({
    method: 'PUT',
    path: '/shipping-costs',
    summary: 'Change what the shop charges for shipping; orders that were placed keep what they paid',
    access,
    idempotency: 'required',
    audited: 'shipping_costs.changed',
    locked: 'impersonation',
    body: shippingCostsChange,
    response: shippingCostsView,
    errors: [...screenWriteErrors, 'access.impersonation', 'settings.version_conflict'],
  }),
} as const;
