export const currencies = ['EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

/** An amount in minor units (cents, Rappen) with its currency; never a fraction of a minor unit. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
