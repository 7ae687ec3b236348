import type { OrderCard, OrderDetail } from '@offizin/contract/orders/views';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../platform/query-client.ts';
import { isGone, isKeptRead, type KeptNoun, keptReads, orderOfRead, readableOf, readsOf } from './kept-reads.ts';
import { names } from './names.ts';
import type { Keep, OrderKeeper } from './order-keeper.ts';

/** Lists that are read at once are kept together, in milliseconds. */
const pause = 500;

type Cards = InfiniteData<{ readonly items: readonly OrderCard[] }>;

interface Keeping {
  readonly keep: Keep['keep'];
  readonly orders: OrderKeeper;
  /** What is kept already. */
  readonly kept: unknown;
  /** Whether who is signed in may still read of these. */
  readonly mayOpen: (noun: KeptNoun) => boolean;
}

/** Keeps what the page reads from now on, and the lists that it has read, beside those of pages before it; returns what ends it. */
export function keepReads({ keep, orders, kept, mayOpen }: Keeping): () => void {
  const before = readableOf(keptReads(kept), mayOpen);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    timer = undefined;
    await keep(names.reads, readsOf(queryClient, before));
  };
  const soon = () => {
    timer ??= setTimeout(() => void write(), pause);
  };
  soon();
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error' && isGone(event.action.error) && isKeptRead(event.query.queryKey)) soon();
    if (event.action.type !== 'success') return;
    const { queryKey, state } = event.query;
    if (orderOfRead(queryKey) !== null) orders.take(state.data as OrderDetail);
    if (!isKeptRead(queryKey)) return;
    soon();
    if (queryKey[0] === 'orders' && queryKey[1] === 'own' && queryKey[2] === 'list')
      orders.follow((state.data as Cards).pages.flatMap(({ items }) => items));
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
