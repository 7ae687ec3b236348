import { currencies, type Money } from '../money.ts';

/** So many orders are named by their numbers; the others are counted. */
const maxNamed = 5;

interface DueOrder {
  readonly number: string;
  readonly dispatchBy: Date;
}

/** What a notification about orders holds of them beside their count: the numbers due first, and the first deadline. */
export interface OrderParams {
  /** Parted by spaces. */
  readonly numbers?: string;
  readonly dueBy?: string;
}

export function orderParams(orders: readonly DueOrder[]): OrderParams {
  const sorted = orders.toSorted((one, other) => one.dispatchBy.getTime() - other.dispatchBy.getTime());
  const [first] = sorted;
  if (first === undefined) return {};
  const named = sorted.slice(0, maxNamed).map(({ number }) => number);
  return { numbers: named.join(' '), dueBy: first.dispatchBy.toISOString() };
}

export interface NamedOrders {
  readonly numbers: readonly string[];
  readonly dueBy: string | null;
  /** What new orders come to together. */
  readonly total: Money | null;
}

/** What a notification says of its orders; an older one names a number alone. */
export function namedOrders(params: Readonly<Record<string, string | number>>): NamedOrders {
  const { numbers = params['number'] ?? '', dueBy, amount } = params;
  const currency = currencies.find((each) => each === params['currency']);
  return {
    numbers: String(numbers).split(' ').filter(Boolean),
    dueBy: typeof dueBy === 'string' ? dueBy : null,
    total: typeof amount === 'number' && currency !== undefined ? { amount, currency } : null,
  };
}
