import type { OrderCard, OrderDetail } from '@offizin/contract/orders/views';
import { limits } from '@offizin/domain/limits';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import { call } from '../../platform/client.ts';
import { orderDetailKey } from '../orders/order-keys.ts';
import type { KeptRead } from './kept-reads.ts';
import { names } from './names.ts';
import { whenIdle } from './when-idle.ts';

type Version = Pick<OrderCard, 'id' | 'version' | 'status'>;

export interface Keep {
  readonly keep: (name: string, value: unknown) => Promise<void>;
  readonly drop: (name: string) => Promise<void>;
}

export interface OrderKeeper {
  /** Keeps an order that was read. */
  readonly take: (order: OrderDetail) => void;
  /** Reads in full what is kept in an older version, or not at all. */
  readonly follow: (cards: readonly Version[]) => void;
  /** Reads which orders are to be managed, and each of them that changed. */
  readonly all: () => Promise<void>;
  readonly stop: () => void;
}

const isToManage = ({ status }: Pick<OrderCard, 'status'>): boolean => orderTabOf(status) === 'to-manage';
const nameOf = (id: string): string => `${names.orders}${id}`;

/** The versions of the orders that are kept already. */
export function keptVersions(values: ReadonlyMap<string, unknown>): Map<string, number> {
  const orders = [...values].filter(([name]) => name.startsWith(names.orders));
  return new Map(
    orders.map(([name, read]) => [name.slice(names.orders.length), (read as { data: Version }).data.version]),
  );
}

async function readToManage(): Promise<readonly OrderCard[]> {
  const cards: OrderCard[] = [];
  let cursor: string | null = null;
  do {
    const query = { tab: 'to-manage', sort: 'deadline', ...(cursor !== null && { cursor }) } as const;
    const page: { items: OrderCard[]; nextCursor: string | null } = await call('GET /orders', { query });
    cards.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null && cards.length < limits.offlineOrders);
  return cards.slice(0, limits.offlineOrders);
}

/** Keeps each order to be managed in full, one after the other and only while the page has nothing else to do. */
export function orderKeeper({ keep, drop }: Keep, versions: Map<string, number>): OrderKeeper {
  const wanted = new Set<string>();
  let isStopped = false;
  let isReading = false;

  function take(order: OrderDetail): void {
    if (isStopped) return;
    wanted.delete(order.id);
    if (!isToManage(order)) {
      if (versions.delete(order.id)) void drop(nameOf(order.id));
      return;
    }
    if (!versions.has(order.id) && versions.size >= limits.offlineOrders) return;
    versions.set(order.id, order.version);
    const read: KeptRead = { queryKey: orderDetailKey('own', order.id), data: order, at: Date.now() };
    void keep(nameOf(order.id), read);
  }

  async function readWanted(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      for (const orderId of wanted) {
        await whenIdle();
        if (isStopped) return;
        wanted.delete(orderId);
        take(await call('GET /orders/:orderId', { params: { orderId } }));
      }
    } catch {
      // Without an answer the rest is read when the list is read again.
      wanted.clear();
    } finally {
      isReading = false;
    }
  }

  function follow(cards: readonly Version[]): void {
    for (const card of cards.filter(isToManage)) if (versions.get(card.id) !== card.version) wanted.add(card.id);
    void readWanted();
  }

  async function all(): Promise<void> {
    const cards = await readToManage();
    const listed = new Set(cards.map(({ id }) => id));
    for (const id of [...versions.keys()].filter((known) => !listed.has(known))) {
      versions.delete(id);
      await drop(nameOf(id));
    }
    follow(cards);
  }

  return { take, follow, all, stop: () => (isStopped = true) };
}
