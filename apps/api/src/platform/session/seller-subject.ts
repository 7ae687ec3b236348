import type { AccessSubject } from '@offizin/domain/access/access';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import type { Selectable } from 'kysely';
import type { SellerTable } from '../db/db-schema.ts';

/** What decides which screens a seller may open. */
export function sellerSubject(
  seller: Pick<Selectable<SellerTable>, 'brand' | 'services' | 'marketplace_type' | 'gold_partner'> & {
    readonly status?: string;
  },
): AccessSubject {
  return {
    brand: seller.brand,
    services: activeServices(seller.services),
    marketplaceType: seller.marketplace_type,
    goldPartner: seller.gold_partner,
    awaitsApproval: seller.status === 'pending',
  };
}
