import { warehouseStockRecord } from '@offizin/contract/warehouse/marketplace';
import { brandIds } from '@offizin/domain/brand/brands';
import {
  availableUnits,
  remarkDays,
  remarksOf,
  stockRemarks,
  stockStateOf,
  stockStates,
} from '@offizin/domain/warehouse/stock-rules';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../random.ts';
import { assortmentOf } from './assortment.ts';
import { placeOrder } from './place-order.ts';
import { stockAtStart, warehouseRangeOf, warehouseSellersOf } from './warehouse-range.ts';

const today = '2026-11-24';
const sellers = brandIds.flatMap(warehouseSellersOf);

describe("MKT-02 what the demo's warehouse holds", () => {
  test('every brand has a shop whose products it holds', () => {
    expect(brandIds.filter((brand) => warehouseSellersOf(brand).length === 0)).toEqual([]);
  });

  test.each(sellers.map((seller) => [seller.record.name, seller] as const))(
    'of %s is what the API takes, part of what the shop sells',
    (_, seller) => {
      const records = stockAtStart(seller, today);
      expect(records.length).toBeGreaterThanOrEqual(40);
      expect(records.filter((record) => !warehouseStockRecord.safeParse(record).success)).toEqual([]);
      const sold = new Set(assortmentOf(seller).map(({ productId }) => productId));
      expect(records.every(({ productId }) => sold.has(productId))).toBe(true);
      expect(stockAtStart(seller, today)).toEqual(records);
    },
  );

  test('every state and every remark can be seen', () => {
    const stocks = sellers
      .flatMap((seller) => stockAtStart(seller, today))
      .flatMap(({ stock }) => (stock === null ? [] : [stock]));
    expect([...new Set(stocks.map((stock) => stockStateOf(availableUnits(stock))))].toSorted()).toEqual(
      stockStates.toSorted(),
    );
    const remarks = stocks.flatMap((stock) => remarksOf(stock, remarkDays(today)));
    expect([...new Set(remarks)].toSorted()).toEqual(stockRemarks.toSorted());
  });

  test('ORD-16 its orders are for what it holds', () => {
    for (const seller of sellers) {
      const range = new Set(warehouseRangeOf(seller).map(({ productId }) => productId));
      const orders = Array.from({ length: 40 }, (_order, at) =>
        placeOrder({ seller, createdAt: new Date('2026-11-24T08:00:00Z') }, randomFrom(`${seller.externalId}/${at}`)),
      );
      const shipped = orders.filter((order) => order.fulfilledByMarketplace);
      expect(shipped.length).toBeGreaterThan(0);
      expect(shipped.flatMap(({ lines }) => lines).filter(({ productId }) => !range.has(productId))).toEqual([]);
    }
  });
});
