import type { BrandId } from '@offizin/domain/brand/brands';
import type { CustomerKind } from '@offizin/domain/returns/return-terms';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { fileReturn } from '../../returns/write/file-return.ts';
import { findReturnable, findReturnedItems } from '../../returns/write/return-insert-queries.ts';
import { takenUnits } from '../../returns/write/taken-items.ts';
import { madeUpNumber } from './made-up-number.ts';
import type { MadeUpOrderRow } from './sandbox-queries.ts';

interface Asked {
  readonly brand: BrandId;
  readonly order: MadeUpOrderRow;
  readonly kind: CustomerKind;
  /** All that are left where it is undefined. */
  readonly units: number | undefined;
  readonly words: string | undefined;
  readonly now: Date;
}

/** What of the order may still come back; a made-up order has one line. */
async function itemsLeft(db: MarketplaceDb, { brand, order, units }: Asked) {
  const { seller_id: sellerId, id: orderId, number } = order;
  const found = await findReturnable(db, brand, { sellerId, number });
  const taken = takenUnits(await findReturnedItems(db, { sellerId, orderId }));
  return (found?.lines ?? [])
    .map(({ id, product_id: productId, quantity, cancelled_quantity: cancelled }) => ({
      productId,
      units: units ?? quantity - cancelled - (taken.get(id) ?? 0),
    }))
    .filter((item) => item.units > 0);
}

/** Lets the customer of a made-up order ask for a return, as the marketplace hands one over; the parcel came when it was played. */
export async function askReturn(db: MarketplaceDb, asked: Asked) {
  const { brand, order, kind, words, now } = asked;
  const items = await itemsLeft(db, asked);
  if (items.length === 0) return 'not_possible';
  const record = {
    orderNumber: order.number,
    kind,
    items,
    words: words ?? null,
    requestedAt: now.toISOString(),
    deliveredAt: order.shipmentStatus === 'delivered' ? (order.shipmentChangedAt?.toISOString() ?? null) : null,
  };
  return fileReturn(db, { sellerId: order.seller_id, brand, returnNo: madeUpNumber(), record, now });
}
