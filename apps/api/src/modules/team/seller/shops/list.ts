import { orderScreens } from '@offizin/domain/access/twin-screens';
import type { api } from '@offizin/contract/api';
import { screenDenial } from '@offizin/domain/access/screens';
import { asIdentity, inShops } from '../../../../platform/db/scopes/scopes.ts';
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
  const sells = ({ role, lacksSecondFactor, ...shop }: (typeof found)[number]) => {
    const subject = { ...sellerSubject(shop, role), lacksSecondFactor };
    return orderScreens.some((screen) => screenDenial(screen, subject) === null);
  };
  const selling = found.filter(sells);
  const counted = await inShops(db, { from: session, to: selling }, (own, { sellerId }) =>
    countWaiting(own, { sellerId, now }),
  );
  const waitingOf = new Map(selling.map(({ sellerId }, at) => [sellerId, counted[at] ?? null]));
  const shops = found.map(({ sellerId, name, city, role }) => ({
    sellerId,
    name,
    city,
    role,
    waiting: waitingOf.get(sellerId) ?? null,
    isCurrent: sellerId === current,
  }));
  return { email, shops };
}
