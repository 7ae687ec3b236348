import type { BrandId } from '@offizin/domain/brand/brands';
import type { OrderRecord } from '@offizin/marketplace-client/api.gen';
import { hash, randomFrom } from '../random.ts';
import type { CountryCode } from './places.ts';

const epoch = Date.UTC(2025, 0, 1);

/** Where a brand's numbers begin: the brands do not count together. */
const firstNumber: Readonly<Record<BrandId, number>> = { de: 10_000_000, ch: 3_000_000, es: 26_000_000 };

/** The number of an order placed at this second; a brand never has two orders in one second. */
export function orderNumberAt(brand: BrandId, createdAt: Date): string {
  return String(firstNumber[brand] + Math.floor((createdAt.getTime() - epoch) / 1000));
}

type PaymentType = OrderRecord['paymentType'];

const paymentShares: Readonly<Record<CountryCode, readonly (readonly [PaymentType, number])[]>> = {
  DE: [
    ['paid_online', 70],
    ['invoice', 26],
    ['cash_on_delivery', 4],
  ],
  CH: [
    ['paid_online', 58],
    ['invoice', 38],
    ['cash_on_delivery', 4],
  ],
  FR: [
    ['paid_online', 95],
    ['invoice', 3],
    ['cash_on_delivery', 2],
  ],
  ES: [
    ['paid_online', 84],
    ['invoice', 3],
    ['cash_on_delivery', 13],
  ],
  IT: [
    ['paid_online', 78],
    ['invoice', 2],
    ['cash_on_delivery', 20],
  ],
  PT: [
    ['paid_online', 85],
    ['invoice', 3],
    ['cash_on_delivery', 12],
  ],
  GB: [
    ['paid_online', 97],
    ['invoice', 2],
    ['cash_on_delivery', 1],
  ],
};

/** How an order is paid: follows from its number, so that a restarted simulator still knows it. */
export function paymentTypeOf(number: string, country: CountryCode): PaymentType {
  return randomFrom(`${number}/payment`).weighted(paymentShares[country]);
}

/** A number from 0 to below 1 that belongs to an order and a question about it. */
export function shareOf(number: string, question: string): number {
  return hash(`${number}/${question}`) / 0x1_0000_0000;
}

/** Parcels that have arrived. */
export const arrived: ReadonlySet<string> = new Set(['delivered', 'delivered_at_pickup_point']);
