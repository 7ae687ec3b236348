import type { Readable } from 'node:stream';
import { warehouseMachineApi, type WarehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { readRecords, type Written } from '../../../platform/http/read-records.ts';
import { findStockSubjects, type StockRecord, writeWarehouseStock } from '../write/warehouse-stock-queries.ts';

type Input = InputOf<typeof warehouseMachineApi.bulkWarehouseStock>;

async function writePortion(
  db: MarketplaceDb,
  batch: readonly WarehouseStockRecord[],
  { caller, now }: Pick<Input, 'caller' | 'now'>,
): Promise<Written> {
  const subjects = await findStockSubjects(db, caller.brand, batch);
  const refused = subjects.flatMap(({ at, sellerId, productNo }) => [
    ...(sellerId === null ? [{ at, code: 'seller.unknown' as const, path: 'seller' }] : []),
    ...(productNo === null ? [{ at, code: 'product.unknown' as const, path: 'productId' }] : []),
  ]);
  const known = subjects.flatMap(({ at, sellerId, productNo }): StockRecord[] =>
    sellerId === null || productNo === null ? [] : [{ sellerId, productNo, stock: batch[at]?.stock ?? null }],
  );
  const changed = await writeWarehouseStock(db, known, now);
  const bySeller = Map.groupBy(changed, (sellerId) => sellerId);
  await announceTo(
    db,
    [...bySeller].map(([sellerId, rows]) => ({
      sellerId,
      topic: 'warehouse' as const,
      payload: { changed: rows.length },
    })),
  );
  return { changed: changed.length, refused };
}

/** Takes over what the warehouse holds; a line of an unknown seller or product is reported, the others are kept (OFF-08). */
export function bulkWarehouseStock(input: Input) {
  return readRecords({
    body: input.request.body as Readable | undefined,
    fail: input.fail,
    schema: warehouseMachineApi.bulkWarehouseStock.bodyStream.record,
    keyOf: (record) => `${record.seller} ${record.productId}`,
    write: (batch) => input.inTransaction((db) => writePortion(db, batch, input)),
  });
}
