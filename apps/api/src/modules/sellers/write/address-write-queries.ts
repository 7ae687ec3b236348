import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';

export interface ShopAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string | null;
}

/** Writes the address that a shop entered itself; its country stays. */
export async function updateAddress(
  db: IdentityDb,
  sellerId: string,
  { street, postalCode, city, region }: ShopAddress,
): Promise<void> {
  await db.rows(
    query.updateTable('seller').set({ street, postal_code: postalCode, city, region }).where('id', '=', sellerId),
  );
}
