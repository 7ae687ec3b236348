import type { api } from '@offizin/contract/api';
import { brands } from '@offizin/domain/brand/brands';
import type { InputOf } from '../../../platform/http/route.ts';
import { sellerTimeZone } from '../../../platform/session/active-session.ts';
import { findDays } from './find-days.ts';
import { findProducts } from './find-products.ts';

/** What the shop sells, day by day and product by product (MET-08). */
export async function read({ db, session, now }: InputOf<typeof api.business.read>) {
  const { brand } = session;
  const [days, products] = await Promise.all([
    findDays(db, { now, timeZone: sellerTimeZone(session) }),
    findProducts(db, { brand, now }),
  ]);
  return { currency: brands[brand].currency, ...days, ...products };
}
