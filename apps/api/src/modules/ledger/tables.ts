import type { LedgerLine } from '@offizin/contract/ledger/marketplace';
import type { HandedShipping } from '@offizin/contract/reports/marketplace';
import type { BrandId } from '@offizin/domain/brand/brands';
import type { ChargedShipping } from '@offizin/domain/ledger/charged-shipping';
import type { LedgerStanding, LedgerState } from '@offizin/domain/ledger/ledger';
import type { Currency } from '@offizin/domain/money';
import type { JSONColumnType } from 'kysely';

interface LedgerOrderTable {
  seller_id: string;
  number: string;
  brand: BrandId;
  ordered_at: Date;
  month: string;
  currency: Currency;
  lines: JSONColumnType<LedgerLine[]>;
  standing: JSONColumnType<LedgerStanding>;
  state: LedgerState;
  sold: number;
  refunded: number;
  kept: number;
  commission: number;
  paid: number;
  country: string;
  shipping: JSONColumnType<ChargedShipping[]>;
  paid_on: string | null;
  changed_at: Date;
}

interface LedgerBalanceTable {
  seller_id: string;
  month: string;
  state: LedgerState;
  brand: BrandId;
  currency: Currency;
  orders: number;
  sold: number;
  refunded: number;
  kept: number;
  commission: number;
  paid: number;
}

interface LedgerShippingTable {
  seller_id: string;
  month: string;
  country: string;
  rate: number;
  brand: BrandId;
  currency: Currency;
  orders: number;
  gross: number;
  vat: number;
}

interface SalesBeforeTable {
  seller_id: string;
  month: string;
  brand: BrandId;
  currency: Currency;
  orders: number;
  cancelled: number;
  sales: number;
  commission: number;
  shipping: JSONColumnType<HandedShipping[]>;
}

export interface LedgerSchema {
  ledger_order: LedgerOrderTable;
  ledger_balance: LedgerBalanceTable;
  ledger_shipping: LedgerShippingTable;
  sales_before: SalesBeforeTable;
}
