import type { AccessSubject } from '@offizin/domain/access/access';
import type { Role } from '@offizin/domain/access/roles';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import type { Selectable } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

/** What decides which screens somebody of a seller may open. */
export function sellerSubject(
  seller: Pick<Selectable<Schema['seller']>, 'brand' | 'services' | 'marketplace_type' | 'gold_partner'> & {
    readonly status?: string;
  },
  role: Role,
): AccessSubject {
  return {
    brand: seller.brand,
    services: activeServices(seller.services),
    marketplaceType: seller.marketplace_type,
    goldPartner: seller.gold_partner,
    role,
    awaitsApproval: seller.status === 'pending',
  };
}
