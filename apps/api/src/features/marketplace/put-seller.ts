import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { SellerRecord } from '@offizin/contract/marketplace-records';
import type { InputOf } from '../../platform/http/route.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { insertMembership } from '../../owners/team/membership-write-queries.ts';
import { upsertSeller } from '../../owners/sellers/seller-write-queries.ts';
import { lockUsers, type NewUser, upsertUsers } from '../../owners/users/user-write-queries.ts';
import { findUsersLike, type KnownUser } from './seller-queries.ts';
import { takenFields } from './taken-users.ts';

/** A password that exists stays, so it is hashed only for a user who has none. */
async function newUser(user: SellerRecord['users'][number], known: readonly KnownUser[]): Promise<NewUser> {
  const isKept = known.some((one) => one.username === user.username.toLowerCase() && one.hasPassword);
  const passwordHash = user.initialPassword === undefined || isKept ? null : await hashPassword(user.initialPassword);
  return { username: user.username, email: user.email, name: user.name, banned: user.banned, passwordHash };
}

/** Creates a seller or replaces what the marketplace decides about it; what the seller chose itself stays. */
export async function putSeller({ db, caller, params, body, now, fail }: InputOf<typeof marketplaceApi.putSeller>) {
  const refuseTaken = (known: readonly KnownUser[]) => {
    const taken = takenFields(params.externalId, body.users, known);
    if (taken.length > 0) fail('request.invalid', { errors: taken });
  };
  const before = await findUsersLike(db, caller.brand, body.users);
  refuseTaken(before);
  // Hashing takes long: nobody waits for it, and who was free before it may be taken after it.
  const users = await Promise.all(body.users.map((user) => newUser(user, before)));
  await lockUsers(db, caller.brand);
  refuseTaken(await findUsersLike(db, caller.brand, body.users));
  const sellerId = await upsertSeller(db, { brand: caller.brand, externalId: params.externalId }, body);
  const userIds = await upsertUsers(db, caller.brand, users);
  for (const [at, userId] of userIds.entries()) {
    const role = body.users[at]?.role ?? 'owner';
    const membership = { sellerId, brand: caller.brand, userId, role, invitedBy: null, since: now, endsAt: null };
    await insertMembership(db, membership);
  }
  return { externalId: params.externalId, sellerId };
}
