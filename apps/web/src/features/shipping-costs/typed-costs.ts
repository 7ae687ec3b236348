import type { FieldError } from '@offizin/contract/errors';
import { highestShipping, type ShippingCosts, shippingStep } from '@offizin/domain/shipping-costs/shipping-costs';
import { readTypedAmount } from '../../platform/typed-amount.ts';

/** What the form's fields hold; the threshold stays as it was typed while the offer is switched off. */
export interface CostValues {
  readonly cost: string;
  readonly freeAbove: string;
  readonly isFreeOffered: boolean;
}

type AmountFault = 'field.required' | 'field.invalid' | 'field.too_large';

function amountFault(typed: string, most: number): AmountFault | null {
  if (typed.trim() === '') return 'field.required';
  const amount = readTypedAmount(typed);
  if (amount === null) return 'field.invalid';
  if (amount > most) return 'field.too_large';
  return amount % shippingStep === 0 ? null : 'field.invalid';
}

/** What is wrong with the typed costs, by the rules of the call. */
export function costFaults({ cost, freeAbove, isFreeOffered }: CostValues): FieldError[] {
  const faults = [
    { path: 'body.cost', code: amountFault(cost, highestShipping.cost) },
    { path: 'body.freeAbove', code: isFreeOffered ? amountFault(freeAbove, highestShipping.freeAbove) : null },
  ];
  return faults.flatMap(({ path, code }) => (code === null ? [] : [{ path, code }]));
}

/** The typed costs; null while they cannot be read. */
export function typedCosts(values: CostValues): ShippingCosts | null {
  if (costFaults(values).length > 0) return null;
  const { cost, freeAbove, isFreeOffered } = values;
  return { cost: readTypedAmount(cost) ?? 0, freeAbove: isFreeOffered ? readTypedAmount(freeAbove) : null };
}

/** Whether an amount is wrong only because it ends between two coins. */
export const isBetweenCoins = (typed: string): boolean => (readTypedAmount(typed) ?? 0) % shippingStep !== 0;
