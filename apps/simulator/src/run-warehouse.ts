import { marketplaceApi } from '@offizin/contract/marketplace-api';
import type { WarehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import { brands, type BrandId } from '@offizin/domain/brand/brands';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import type { MarketplaceClient } from './client.ts';
import type { DemoSeller } from './demo/sellers.ts';
import { stockAtStart, type WarehouseStock, warehouseSellersOf } from './demo/warehouse-range.ts';
import { deliver, type Shelves } from './life/warehouse.ts';
import { randomFrom } from './random.ts';

const todayOf = (brand: BrandId, now: Date) => wallClockAt(now, brands[brand].timeZone).date;

/** Hands changes over; what the portal refuses ends in the reason. */
export async function sendStock(client: MarketplaceClient, records: readonly WarehouseStockRecord[]): Promise<void> {
  if (records.length === 0) return;
  const { errors } = await client.callWithLines(marketplaceApi.bulkWarehouseStock, records);
  if (errors[0] !== undefined)
    throw new Error(`the portal refused warehouse stock, the first: ${JSON.stringify(errors[0])}`);
}

async function readShelf(client: MarketplaceClient, { externalId }: DemoSeller): Promise<Map<string, WarehouseStock>> {
  const shelf = new Map<string, WarehouseStock>();
  for (let after: number | undefined; ;) {
    const { items, next } = await client.call(marketplaceApi.sellerWarehouseStock, {
      params: { externalId },
      query: { after },
    });
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
