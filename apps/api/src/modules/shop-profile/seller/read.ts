import type { api } from '@offizin/contract/api';
import { readShopProfile } from '../write/profile-view.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** The profile of the own shop (PRO-02). */
export async function read({ db, session, now, fail }: InputOf<typeof api.shopProfile.read>) {
  return (await readShopProfile(db, session.sellerId, now)) ?? fail('internal');
}
