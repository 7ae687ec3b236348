import { brands, type BrandId } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { WarehouseStockRecord } from '@offizin/marketplace-client/api.gen';
import { asLines } from '@offizin/marketplace-client/bodies';
import type { MarketplaceClient } from '@offizin/marketplace-client/client';
import { pageAfter } from '@offizin/marketplace-client/page-after';
import { replyOf } from '@offizin/marketplace-client/reply';
import type { DemoSeller } from './demo/sellers.ts';
import { stockAtStart, type WarehouseStock, warehouseSellersOf } from './demo/warehouse-range.ts';
import { deliver, type Shelves } from './life/warehouse.ts';
import { randomFrom } from './random.ts';

const todayOf = (brand: BrandId, now: Date) => wallClockAt(now, brands[brand].timeZone).date;

/** Hands changes over; what the portal refuses ends in the reason. */
export async function sendStock(client: MarketplaceClient, records: readonly WarehouseStockRecord[]): Promise<void> {
  if (records.length === 0) return;
  const { errors } = await replyOf(client.POST('/warehouse-stock/bulk', asLines(records)));
  if (errors[0] !== undefined)
    throw new Error(`the portal refused warehouse stock, the first: ${JSON.stringify(errors[0])}`);
}

async function readShelf(client: MarketplaceClient, { externalId }: DemoSeller): Promise<Map<string, WarehouseStock>> {
  const shelf = new Map<string, WarehouseStock>();
  for (let after: number | undefined; ;) {
    const { items, next } = await replyOf(
      client.GET('/sellers/{externalId}/warehouse-stock', {
        params: { path: { externalId }, query: pageAfter(after) },
      }),
    );
    for (const { productId, ...stock } of items) shelf.set(productId, stock);
    if (next === null) return shelf;
    after = next;
  }
}

/** Reads what the portal knows of the warehouse; a shop of which it knows nothing gets what the demo begins with. */
export async function openWarehouse(client: MarketplaceClient, brand: BrandId, now: Date): Promise<Shelves> {
  const shelves: Shelves = new Map();
  for (const seller of warehouseSellersOf(brand)) {
    const shelf = await readShelf(client, seller);
    if (shelf.size === 0) {
      const records = stockAtStart(seller, todayOf(brand, now));
      await sendStock(client, records);
      for (const { productId, stock } of records) if (stock !== null) shelf.set(productId, stock);
    }
    shelves.set(seller.externalId, shelf);
  }
  return shelves;
}

/** The deliveries that reach a brand's warehouse at this moment. */
export function deliveriesAt(shelves: Shelves, brand: BrandId, now: Date): WarehouseStockRecord[] {
  const moment = { today: todayOf(brand, now), random: randomFrom(`deliveries/${brand}/${now.getTime()}`) };
  return warehouseSellersOf(brand).flatMap((seller) => deliver(shelves, seller, moment));
}
