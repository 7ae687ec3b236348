import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { SellerRecord } from '@offizin/contract/marketplace-records';
import type { InputOf } from '../../platform/http/route.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { type NewUser, upsertUsers } from '../../owners/users/user-write-queries.ts';
import { findUsersLike, lockUsers, upsertSeller } from './seller-queries.ts';
import { takenFields } from './taken-users.ts';

async function newUser(user: SellerRecord['users'][number]): Promise<NewUser> {
  const passwordHash = user.initialPassword === undefined ? null : await hashPassword(user.initialPassword);
  return { username: user.username, email: user.email, name: user.name, banned: user.banned, passwordHash };
}

/** Creates a seller or replaces what the marketplace decides about it; what the seller chose itself stays. */
export async function putSeller({ db, caller, params, body, fail }: InputOf<typeof marketplaceApi.putSeller>) {
  // Hashing takes long: nobody waits for it.
  const users = await Promise.all(body.users.map(newUser));
  await lockUsers(db, caller.brand);
  const known = await findUsersLike(db, caller.brand, body.users);
  const taken = takenFields(params.externalId, body.users, known);
  if (taken.length > 0) fail('request.invalid', { errors: taken });
  const sellerId = await upsertSeller(db, { brand: caller.brand, externalId: params.externalId }, body);
  await upsertUsers(db, { brand: caller.brand, sellerId }, users);
  return { externalId: params.externalId, sellerId };
}
