import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { findProducts } from './find-products.ts';

/** Stock that is gone soon, for those who see the offers and no money (MET-08). */
export async function runOut({ db, session: { brand }, now }: InputOf<typeof api.business.runOut>) {
  const { productsSince, runningOut } = await findProducts(db, { brand, now });
  return { productsSince, runningOut };
}
