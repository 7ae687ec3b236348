import type { Readable } from 'node:stream';
import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { warehouseStockRecord } from '@offizin/contract/marketplace-warehouse';
import type { InputOf } from '../../platform/http/route.ts';
import { announceTo } from '../../owners/outbox/announce-queries.ts';
import { readRecords } from './read-records.ts';
import { findStockSubjects, type StockRecord, writeWarehouseStock } from './warehouse-stock-queries.ts';

/** Takes over what the warehouse holds; a line of an unknown seller or product is reported, the others are kept (OFF-08). */
export async function bulkWarehouseStock({
  db,
  caller,
  request,
  now,
  fail,
}: InputOf<typeof marketplaceApi.bulkWarehouseStock>) {
  const changes = new Map<string, number>();
  const result = await readRecords({
    body: request.body as Readable,
    fail,
    schema: warehouseStockRecord,
    keyOf: (record) => `${record.seller} ${record.productId}`,
    write: async (batch) => {
      const subjects = await findStockSubjects(db, caller.brand, batch);
      const refused = subjects.flatMap(({ at, sellerId, productNo }) =>
        sellerId === null ? [{ at, path: 'seller' }] : productNo === null ? [{ at, path: 'productId' }] : [],
      );
      const known = subjects.flatMap(({ at, sellerId, productNo }): StockRecord[] =>
        sellerId === null || productNo === null ? [] : [{ sellerId, productNo, stock: batch[at]?.stock ?? null }],
      );
      const changed = await writeWarehouseStock(db, known, now);
      for (const sellerId of changed) changes.set(sellerId, (changes.get(sellerId) ?? 0) + 1);
      return { changed: changed.length, refused };
    },
  });
  await announceTo(
    db,
    [...changes].map(([sellerId, changed]) => ({ sellerId, topic: 'warehouse' as const, payload: { changed } })),
  );
  return result;
}
