import type { FieldError } from '@offizin/contract/errors';
import type { SellerRecord } from '@offizin/contract/marketplace-records';
import type { KnownUser } from './seller-queries.ts';

/** What of a seller's users belongs to somebody else: a name of another seller's user or twice, an address of another user. */
export function takenFields(seller: string, users: SellerRecord['users'], known: readonly KnownUser[]): FieldError[] {
  const sellerOf = new Map(known.map((user) => [user.username, user.seller]));
  const ownerOf = new Map(known.map((user) => [user.email, user.username]));
  const seen = new Set<string>();
  return users.flatMap((user, index) => {
    const [name, address] = [user.username.toLowerCase(), user.email.toLowerCase()];
    const isTaken = {
      username: (sellerOf.get(name) ?? seller) !== seller || seen.has(name),
      email: (ownerOf.get(address) ?? name) !== name,
    };
    seen.add(name);
    ownerOf.set(address, ownerOf.get(address) ?? name);
    return (['username', 'email'] as const)
      .filter((field) => isTaken[field])
      .map((field) => ({ path: `body.users.${index}.${field}`, code: 'field.not_available' }));
  });
}
