import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** What was read, as it is kept. */
export interface KeptRead {
  readonly queryKey: QueryKey;
  readonly data: unknown;
  /** When it was read, in milliseconds since 1970. */
  readonly at: number;
}

/** Of these the last lists, their figures and counts are kept, and the conversations and returns that were read; single orders have names of their own. */
const kinds: ReadonlySet<unknown> = new Set(['list', 'figures', 'counts', 'conversation', 'order', 'templates', 'one']);

/** So much is kept of what was read last: of lists, of messages, of returns. */
const most = { lists: 12, messages: 60, returns: 40 } as const;
type Share = keyof typeof most;
const shares = { orders: 'lists', offers: 'lists', messages: 'messages', returns: 'returns' } as const;
export type KeptNoun = keyof typeof shares;

const isNoun = (value: unknown): value is KeptNoun => typeof value === 'string' && value in shares;

/** What a read is about; null for what is not kept. */
const nounOf = ([noun]: QueryKey): KeptNoun | null => (isNoun(noun) ? noun : null);

/** Pages of a list. */
const pages = 2;

export const isKeptRead = (key: QueryKey): boolean =>
  nounOf(key) !== null && key.slice(1, 3).some((part) => kinds.has(part));

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

/** What the server says of something that is there no longer, or that somebody may not read any more. */
const goneStatuses: ReadonlySet<unknown> = new Set([403, 404]);

/** Whether an answer says that what was read is not to be read again: an erased customer's messages are kept nowhere. */
export const isGone = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && goneStatuses.has(error.status);

const shareOf = (key: QueryKey): Share | null => {
  const noun = nounOf(key);
  return noun === null ? null : shares[noun];
};

/** What was read last, of each kind its share: by the page, and by pages before it where the page has no answer of its own. */
export function readsOf(queries: QueryClient, before: readonly KeptRead[]): readonly KeptRead[] {
  const answered = queries.getQueryCache().findAll({
    predicate: ({ queryKey, state }) => isKeptRead(queryKey) && (state.data !== undefined || isGone(state.error)),
  });
  const known = new Set(answered.map(({ queryHash }) => queryHash));
  const now = answered
    .filter(({ state }) => state.data !== undefined && !isGone(state.error))
    .map(({ queryKey, state }): KeptRead => ({ queryKey, data: shortened(state.data), at: state.dataUpdatedAt }));
  const others = before.filter(({ queryKey }) => !known.has(hashKey(queryKey)));
  const latest = [...now, ...others].toSorted((a, b) => b.at - a.at);
  const lastOf = (share: Share) => latest.filter(({ queryKey }) => shareOf(queryKey) === share).slice(0, most[share]);
  return [...lastOf('lists'), ...lastOf('messages'), ...lastOf('returns')];
}

/** What may still be kept of what an earlier page has read, for who may open these screens. */
export const readableOf = (reads: readonly KeptRead[], mayOpen: (noun: KeptNoun) => boolean): readonly KeptRead[] =>
  reads.filter(({ queryKey }) => {
    const noun = nounOf(queryKey);
    return noun !== null && mayOpen(noun);
  });

function isRead(value: unknown): value is KeptRead {
  if (typeof value !== 'object' || value === null) return false;
  const { queryKey, at } = value as Partial<Record<keyof KeptRead, unknown>>;
  return Array.isArray(queryKey) && typeof at === 'number';
}

export const keptReads = (kept: unknown): readonly KeptRead[] => (Array.isArray(kept) ? kept.filter(isRead) : []);

/** Of when what is shown is, without a connection: of each noun its last list, as an instant. */
export type ReadTimes = Readonly<Partial<Record<KeptNoun, string>>>;

const isList = (key: QueryKey): boolean => key.slice(1, 3).includes('list');

/** Whether a list of this noun is there to be read on: its counts alone show nothing of it. */
export const hasList = (queries: QueryClient, noun: KeptNoun): boolean =>
  queries
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => nounOf(queryKey) === noun && state.data !== undefined })
    .some(({ queryKey }) => isList(queryKey));

/** When the lists were read that are shown without a connection. */
export function listsReadAt(kept: unknown): ReadTimes {
  const times: Partial<Record<KeptNoun, string>> = {};
  for (const { queryKey, at } of keptReads(kept).toSorted((a, b) => a.at - b.at)) {
    const noun = nounOf(queryKey);
    if (noun !== null && isList(queryKey)) times[noun] = new Date(at).toISOString();
  }
  return times;
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
