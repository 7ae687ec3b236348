import type { FieldError } from '@offizin/contract/errors';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import type { KnownUser } from '../write/seller-queries.ts';

/** What of a seller's users belongs to somebody else: a name of a user of other sellers who has another address, a name given twice, an address of another user. */
export function takenFields(seller: string, users: SellerRecord['users'], known: readonly KnownUser[]): FieldError[] {
  const named = new Map(known.map((user) => [user.username, user]));
  const ownerOf = new Map(known.map((user) => [user.email, user.username]));
  const seen = new Set<string>();
  return users.flatMap((user, index) => {
    const [name, address] = [user.username.toLowerCase(), user.email.toLowerCase()];
    const found = named.get(name);
    const isForeign = found !== undefined && found.email !== address && !found.sellers.includes(seller);
    const isTaken = {
      username: isForeign || seen.has(name),
      email: (ownerOf.get(address) ?? name) !== name,
    };
    seen.add(name);
    ownerOf.set(address, ownerOf.get(address) ?? name);
    return (['username', 'email'] as const)
      .filter((field) => isTaken[field])
      .map((field) => ({ path: `body.users.${index}.${field}`, code: 'field.not_available' }));
  });
}
