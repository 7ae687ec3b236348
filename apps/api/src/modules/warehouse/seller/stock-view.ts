import type { StockRow } from '@offizin/contract/warehouse/seller';
import { availableUnits, remarksOf, stockStateOf } from '@offizin/domain/warehouse/stock-rules';
import { moneyOf } from '@offizin/domain/brand/brand-money';
import { listedProductOf } from '../../catalogue/write/listed-product.ts';
import type { StockRecord } from '../read/stock-list-queries.ts';
import type { StockScope } from '../read/stock-source-queries.ts';

export function stockView(row: StockRecord, { brand, days }: StockScope): StockRow {
  const available = availableUnits(row);
  return {
    ...listedProductOf(row),
    onHand: row.onHand,
    reserved: row.reserved,
    available,
    incoming: row.incoming,
    price: moneyOf(brand).maybe(row.price),
    storedSince: row.storedSince,
    nextExpiry: row.nextExpiry,
    state: stockStateOf(available),
    remarks: remarksOf(row, days),
    changedAt: row.changedAt.toISOString(),
  };
}
