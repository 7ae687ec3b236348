import { type RunOut, runOutOf } from '@offizin/domain/business/run-out';
import type { KeptProduct } from '../read/product-queries.ts';

const earlier = (a: Date, b: Date | null): Date => (b !== null && b < a ? b : a);

/** When the shop's own stock is gone; null where it is not what customers buy. */
export function runOutOfKept(product: KeptProduct, now: Date): RunOut | null {
  const { runsOut, stock, offeredSince, soldSince, ownUnits } = product;
  if (!runsOut || stock === null || offeredSince === null) return null;
  return runOutOf({ stock, units: ownUnits, since: earlier(offeredSince, soldSince) }, now);
}
