import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { SellerRecord } from '@offizin/contract/marketplace-records';
import type { InputOf } from '../../platform/http/route.ts';
import { hashPassword } from '../../platform/session/password-hash.ts';
import { type NewUser, upsertUsers } from '../../owners/users/user-write-queries.ts';
import { findTakenEmails, upsertSeller } from './seller-queries.ts';

async function newUser(user: SellerRecord['users'][number]): Promise<NewUser> {
  const passwordHash = user.initialPassword === undefined ? null : await hashPassword(user.initialPassword);
  return { username: user.username, email: user.email, name: user.name, banned: user.banned, passwordHash };
}

/** Creates a seller or replaces what the marketplace decides about it; what the seller chose itself stays. */
export async function putSeller({ db, caller, params, body, fail }: InputOf<typeof marketplaceApi.putSeller>) {
  const taken = await findTakenEmails(db, caller.brand, body.users);
  if (taken.length > 0) {
    fail('request.invalid', {
      errors: taken.map((index) => ({ path: `body.users.${index}.email`, code: 'field.not_available' })),
    });
  }
  const sellerId = await upsertSeller(db, { brand: caller.brand, externalId: params.externalId }, body);
  await upsertUsers(db, { brand: caller.brand, sellerId }, await Promise.all(body.users.map(newUser)));
  return { externalId: params.externalId, sellerId };
}
