export const payoutProviders = ['adyen', 'hyperwallet'] as const;
export type PayoutProvider = (typeof payoutProviders)[number];

/** As they are spelled on the provider's own pages. */
export const providerNames: Readonly<Record<PayoutProvider, string>> = { adyen: 'Adyen', hyperwallet: 'Hyperwallet' };

export const validations = ['PENDING', 'REJECTED', 'ACTIVE'] as const;
export type Validation = (typeof validations)[number];

/** Every state of a payout account, and whether it may be paid to (PRO-08). */
export const payoutStates = {
  not_started: 'PENDING',
  awaiting_data: 'PENDING',
  in_review: 'PENDING',
  refused: 'REJECTED',
  restricted: 'REJECTED',
  approved: 'ACTIVE',
} as const satisfies Readonly<Record<string, Validation>>;
export type PayoutState = keyof typeof payoutStates;

export const payoutStateNames = Object.keys(payoutStates) as readonly PayoutState[];

/** The words for a validation. */
export const validationWords = {
  PENDING: 'pending',
  REJECTED: 'invalid',
  ACTIVE: 'valid',
} as const satisfies Readonly<Record<Validation, string>>;
export type ValidationWord = (typeof validationWords)[Validation];

export const validationWord = (state: PayoutState): ValidationWord => validationWords[payoutStates[state]];

/** Where an account goes when bank or owner data change: what was begun is looked at again. */
export const stateAfterChange: Readonly<Record<PayoutState, PayoutState>> = {
  not_started: 'not_started',
  awaiting_data: 'awaiting_data',
  in_review: 'in_review',
  refused: 'in_review',
  restricted: 'restricted',
  approved: 'in_review',
};

/** The provider whose service the shop has; Adyen where it has both. */
export function providerOf(services: readonly string[]): PayoutProvider | null {
  return payoutProviders.find((provider) => services.includes(provider)) ?? null;
}
