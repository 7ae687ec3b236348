import type { ShippingCosts } from '@offizin/domain/shipping-costs/shipping-costs';

/** What demo shops charge for shipping, where they set that themselves. */
export const shopShipping: Readonly<Record<string, ShippingCosts>> = {
  'CH-3001': { cost: 690, freeAbove: 9_000 },
};
