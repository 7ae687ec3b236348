import { orderScreens } from '@offizin/domain/access/twin-screens';
import type { api } from '@offizin/contract/api';
import { screenDenial } from '@offizin/domain/access/screens';
import { asIdentity, inShop } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { sellerSubject } from '../../../../platform/session/seller-subject.ts';
import { countWaiting, findEmail, findShops } from '../../write/shop-queries.ts';

/** The shops of the person, each with the orders that wait in it: every count is read in that shop's own scope (AUT-19). */
export async function list({ db, session, now }: InputOf<typeof api.shops.list>) {
  const { userId, sellerId: current } = session;
  if (userId === null) return { email: null, shops: [] };
  const { email, found } = await asIdentity(db, async (identity) => ({
    email: await findEmail(identity, userId),
    found: await findShops(identity, userId, now),
  }));
  const shops = [];
  for (const shop of found) {
    const { sellerId, name, city, role, lacksSecondFactor } = shop;
    const subject = { ...sellerSubject(shop, role), lacksSecondFactor };
    const sells = orderScreens.some((screen) => screenDenial(screen, subject) === null);
    const waiting = sells
      ? await inShop(db, { from: session, to: shop }, (own) => countWaiting(own, { sellerId, now }))
      : null;
    shops.push({ sellerId, name, city, role, waiting, isCurrent: sellerId === current });
  }
  return { email, shops };
}
