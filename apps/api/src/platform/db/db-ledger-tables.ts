import type { LedgerLine } from '@offizin/contract/marketplace-ledger';
import type { BrandId } from '@offizin/domain/brand/brands';
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
  paid: number;
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
  paid: number;
}

export interface LedgerSchema {
  ledger_order: LedgerOrderTable;
  ledger_balance: LedgerBalanceTable;
}
