import { addDays } from '../calendar/zoned-time.ts';
import { limits } from '../limits.ts';

export const stockStates = ['in_stock', 'low', 'none'] as const;
export type StockState = (typeof stockStates)[number];

/** What a seller should know of a product in the warehouse, the most pressing first. */
export const stockRemarks = ['expired', 'expiring', 'long_stored', 'arriving'] as const;
export type StockRemark = (typeof stockRemarks)[number];

export interface WarehouseUnits {
  readonly onHand: number;
  /** For orders that have not left yet. */
  readonly reserved: number;
  /** On their way to the warehouse. */
  readonly incoming: number;
}

export interface WarehouseStock extends WarehouseUnits {
  /** The day on which the oldest unit came, `YYYY-MM-DD`; null while none is there. */
  readonly storedSince: string | null;
  /** The day until which the unit that expires first may be sold, `YYYY-MM-DD`; null where none expires. */
  readonly nextExpiry: string | null;
}

/** Units that can still be sold. */
export function availableUnits({ onHand, reserved }: Pick<WarehouseUnits, 'onHand' | 'reserved'>): number {
  return Math.max(0, onHand - reserved);
}

export function stockStateOf(available: number): StockState {
  if (available === 0) return 'none';
  return available <= limits.warehouseLowStock ? 'low' : 'in_stock';
}

/** The days, `YYYY-MM-DD`, between which remarks change: both ends count. */
export interface RemarkDays {
  readonly today: string;
  readonly expiringUntil: string;
  readonly longStoredUntil: string;
}

export function remarkDays(today: string): RemarkDays {
  return {
    today,
    expiringUntil: addDays(today, limits.warehouseExpirySoonDays),
    longStoredUntil: addDays(today, -limits.warehouseLongStoredDays),
  };
}

type Holds = (stock: WarehouseStock, days: RemarkDays) => boolean;

const holds: Readonly<Record<StockRemark, Holds>> = {
  expired: ({ onHand, nextExpiry }, { today }) => onHand > 0 && nextExpiry !== null && nextExpiry < today,
  expiring: ({ onHand, nextExpiry }, { today, expiringUntil }) =>
    onHand > 0 && nextExpiry !== null && nextExpiry >= today && nextExpiry <= expiringUntil,
  long_stored: ({ onHand, storedSince }, { longStoredUntil }) =>
    onHand > 0 && storedSince !== null && storedSince <= longStoredUntil,
  arriving: ({ incoming }) => incoming > 0,
};

/** All remarks on a product, the most pressing first. */
export function remarksOf(stock: WarehouseStock, days: RemarkDays): StockRemark[] {
  return stockRemarks.filter((remark) => holds[remark](stock, days));
}

/** Whole days from one day to another, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
