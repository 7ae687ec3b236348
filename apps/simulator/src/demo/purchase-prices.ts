import { randomFrom } from '../random.ts';
import type { DemoProduct } from './catalogue.ts';
import type { DemoSeller } from './sellers.ts';

/** Of how many products a shop knows what it pays. */
const known = 0.88;

/** What a shop pays for a product, in cents without VAT: it buys the dearer the less of it, and knows it of most. */
export function purchasePriceOf(
  { externalId }: Pick<DemoSeller, 'externalId'>,
  { productId, recommendedPrice, vatRate }: Pick<DemoProduct, 'productId' | 'recommendedPrice' | 'vatRate'>,
): number | null {
  const random = randomFrom(`paid/${externalId}/${productId}`);
  if (recommendedPrice === null || !random.chance(known)) return null;
  const net = (recommendedPrice * 10_000) / (10_000 + vatRate);
  return Math.max(1, Math.round(net * (0.45 + random.next() * 0.2)));
}
