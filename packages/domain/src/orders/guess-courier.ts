import type { BrandId } from '../brand/brands.ts';
import { couriersFor } from './courier-rules.ts';
import type { CourierCode } from './couriers.ts';
import { giveOf } from './dispatch-check.ts';
import type { DeliveryType } from './statuses.ts';

export interface CourierGuess {
  readonly courier: CourierCode | null;
  /** Whether no other courier of the brand gives such a number. */
  readonly isSure: boolean;
}

/** Whose number it is, of the couriers that can be chosen; `usual` decides among several, and where nothing is known. */
export function guessCourier(
  trackingNumber: string,
  { brand, deliveryType, usual }: { brand: BrandId; deliveryType: DeliveryType; usual: CourierCode | null },
): CourierGuess {
  const offered = couriersFor(brand, deliveryType).filter(({ needs }) => needs === 'tracking');
  const gives = offered.map(({ code }) => ({ code, give: giveOf(code, trackingNumber) }));
  const owner = gives.find(({ give }) => give === 'only');
  if (owner !== undefined) return { courier: owner.code, isSure: true };
  const fitting = gives.filter(({ give }) => give === 'also').map(({ code }) => code);
  const [first] = fitting;
  if (first !== undefined && fitting.length === 1) return { courier: first, isSure: true };
  const known = usual !== null && offered.some(({ code }) => code === usual) ? usual : null;
  if (first === undefined) return { courier: known, isSure: false };
  return { courier: known !== null && fitting.includes(known) ? known : first, isSure: false };
}
