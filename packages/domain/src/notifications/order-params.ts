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
}

/** The orders that a notification names, by its number alone where it is an older one. */
export function namedOrders(params: Readonly<Record<string, string | number>>): NamedOrders {
  const { numbers = params['number'] ?? '', dueBy } = params;
  return {
    numbers: String(numbers).split(' ').filter(Boolean),
    dueBy: typeof dueBy === 'string' ? dueBy : null,
  };
}
