import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What was read, as it is kept. */
export interface KeptRead {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
}

/** Of these the last lists, their figures and counts are kept, and the conversations that were read; single orders have names of their own. */
const kinds: ReadonlySet<unknown> = new Set(['list', 'figures', 'counts', 'conversation', 'order']);
const nouns: ReadonlySet<unknown> = new Set(['orders', 'offers', 'messages']);

/** So many of the lists that were read last, and of what is read of messages. */
const most = 12;
const mostOfMessages = 60;
/** Pages of a list. */
const pages = 2;

export const isKeptRead = (key: QueryKey): boolean =>
  nouns.has(key[0]) && key.slice(1, 3).some((part) => kinds.has(part));

const orderId = (key: QueryKey): string | null =>
  key[0] === 'orders' && key[1] === 'own' && key[2] === 'detail' && typeof key[3] === 'string' ? key[3] : null;

/** The order that a read is about; null for all other reads. */
export const orderOfRead = orderId;

interface Paged {
  readonly pages: readonly unknown[];
  readonly pageParams: readonly unknown[];
}

const isPaged = (data: unknown): data is Paged => typeof data === 'object' && data !== null && 'pageParams' in data;

function shortened(data: unknown): unknown {
  return isPaged(data) ? { pages: data.pages.slice(0, pages), pageParams: data.pageParams.slice(0, pages) } : data;
}

/** The lists that were read last: those of the page, and those of pages before it that it has not read itself. */
export function readsOf(queries: QueryClient, before: readonly KeptRead[]): readonly KeptRead[] {
  const now = queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => isKeptRead(queryKey) && state.data !== undefined })
    .map(({ queryKey, state }): KeptRead => ({ queryKey, data: shortened(state.data), at: state.dataUpdatedAt }));
  const known = new Set(now.map(({ queryKey }) => hashKey(queryKey)));
  const others = before.filter(({ queryKey }) => !known.has(hashKey(queryKey)));
  const latest = [...now, ...others].toSorted((a, b) => b.at - a.at);
  const [messages = [], lists = []] = [true, false].map((isOf) =>
    latest.filter(({ queryKey }) => (queryKey[0] === 'messages') === isOf),
  );
  return [...lists.slice(0, most), ...messages.slice(0, mostOfMessages)];
}

function isRead(value: unknown): value is KeptRead {
  if (typeof value !== 'object' || value === null) return false;
  const { queryKey, at } = value as Partial<Record<keyof KeptRead, unknown>>;
  return Array.isArray(queryKey) && typeof at === 'number';
}

export const keptReads = (kept: unknown): readonly KeptRead[] => (Array.isArray(kept) ? kept.filter(isRead) : []);

/** When the list of orders was read that is shown without a connection; null without one. */
export function ordersReadAt(kept: unknown): string | null {
  const times = keptReads(kept).flatMap(({ queryKey, at }) =>
    queryKey[0] === 'orders' && queryKey[2] === 'list' ? [at] : [],
  );
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

/** Puts what was kept where a page looks for it; what the page has read itself is newer. */
export function showReads(queries: QueryClient, kept: unknown): void {
  for (const read of keptReads(kept)) {
    if (queries.getQueryData(read.queryKey) !== undefined) continue;
    // Nothing reads it again while there is no connection, so it stays for as long as the page does.
    queries.setQueryDefaults(read.queryKey, { gcTime: Infinity });
    queries.setQueryData(read.queryKey, read.data, { updatedAt: read.at });
  }
}
