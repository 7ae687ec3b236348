import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Desk } from '../../parts/orders/order-counts.ts';
import { type Listed, type Neighbours, neighboursOf, usePlace } from './order-moves.ts';
import { orderFiguresQuery, orderPlaceQuery } from './order-queries.ts';
import { listSearch, type OrderSearch } from './order-search.ts';

/** Whether the list's own question holds the open order; unknown until the list, or the server, has said so. */
export type Belongs = 'listed' | 'elsewhere' | 'unknown';

export interface OpenOrder {
  readonly belongs: Belongs;
  readonly neighbours: Neighbours;
  /** Whether the list was asked something else since the order was opened. */
  readonly isLeftBehind: boolean;
}

export interface OpenOrderOptions {
  readonly desk: Desk;
  readonly search: OrderSearch;
  readonly listed: Listed;
}

/** With which question of the list an order was opened. */
function useOpenedWith(order: string | undefined, list: string): string {
  const [opened, setOpened] = useState({ order, list });
  if (opened.order !== order) setOpened({ order, list });
  return opened.order === order ? opened.list : list;
}

function belongsTo({ index, listed, place }: { index: number; listed: Listed; place: PlaceRead }): Belongs {
  if (index !== -1) return 'listed';
  if (listed.state === 'loading') return 'unknown';
  // Without a list, or an answer, nothing says that the order is not in it.
  if (listed.state === 'failed' || place.isError) return 'listed';
  if (place.data === undefined) return 'unknown';
  return place.data.isListed ? 'listed' : 'elsewhere';
}

interface PlaceRead {
  readonly data: { readonly isListed: boolean; readonly position: number | null } | undefined;
  readonly isError: boolean;
}

/** The open order as the list sees it: whether it is in it, where, and what is around it. */
export function useOpenOrder({ desk, search, listed }: OpenOrderOptions): OpenOrder {
  const { order } = search;
  const list = listSearch(search);
  const { orders } = listed;
  const index = orders.findIndex(({ id }) => id === order);
  const around = neighboursOf(orders, usePlace(orders, order));
  const { data: figures } = useQuery(orderFiguresQuery(desk, list));
  const isAsked = order !== undefined && index === -1 && listed.state === 'ready';
  const place = useQuery({ ...orderPlaceQuery(desk, list, order ?? ''), enabled: isAsked });
  const far = isAsked ? (place.data?.position ?? 0) : 0;
  const address = JSON.stringify(list);
  return {
    belongs: belongsTo({ index, listed, place }),
    isLeftBehind: useOpenedWith(order, address) !== address,
    neighbours: {
      ...around,
      position: index === -1 ? far : index + 1,
      total: figures === undefined ? null : Math.max(figures.total, index + 1),
      isMore: figures?.isMore ?? false,
    },
  };
}
