import { liveSignals } from '@offizin/contract/events/live-signals';
import type { LiveEvent } from '@offizin/domain/events/topics';

/** What the tab that holds the stream passes on to the others. */
interface Relayed {
  /** The cursor from which the stream continues after this. */
  readonly id: string | null;
  /** Null when something may have been missed. */
  readonly event: LiveEvent | null;
  /** The tab that this is for; all of them without it. */
  readonly to?: number;
}

/** What a tab says that joins: the one that holds the stream answers when something was passed on since. */
interface Joined {
  readonly tab: number;
  /** When what it shows was asked for at the earliest, in milliseconds; 0 when that is not known. */
  readonly since: number;
}

const firstWait = 2000;
const maxWait = 60_000;

/** Keeps a stream open behind a cursor, through refusals and breaks; returns the function that ends it. */
function keepStream(
  { after, shop }: { after: string | null; shop: string },
  onEvent: (relayed: Relayed) => void,
): () => void {
  let cursor = after;
  let wait = firstWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let source: EventSource | undefined;

  const receive = (message: MessageEvent<string>, event: LiveEvent | null) => {
    wait = firstWait;
    // The browser repeats the id it knows on events that carry none.
    cursor = message.lastEventId === '' ? cursor : message.lastEventId;
    onEvent({ id: cursor, event });
  };
  const connect = () => {
    const question = new URLSearchParams({ shop, ...(cursor !== null && { after: cursor }) });
    source = new EventSource(`/api/live?${question.toString()}`);
    source.addEventListener('message', (message: MessageEvent<string>) =>
      receive(message, JSON.parse(message.data) as LiveEvent),
    );
    for (const signal of Object.values(liveSignals))
      source.addEventListener(signal, (message: MessageEvent<string>) => receive(message, null));
    source.addEventListener('error', () => {
      // A broken stream is opened again by the browser itself; a refused one is not.
      if (source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, maxWait);
      onEvent({ id: cursor, event: null });
    });
  };
  connect();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

export interface LiveStream {
  readonly sellerId: string;
  /** The cursor to begin behind; null begins with now, so that everything is read again first. */
  readonly from: string | null;
  readonly onEvent: (event: LiveEvent | null) => void;
}

/**
 * Receives the live events of a seller: one tab holds the stream and passes everything on to the others, since browsers open
 * only six connections to a host over HTTP/1.1. Returns the function that stops it.
 */
export function openLive({ sellerId, from, onEvent }: LiveStream): () => void {
  const name = `offizin.live.${sellerId}`;
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = new BroadcastChannel(name);
  const own: Joined = { tab: Math.random(), since: from === null ? 0 : performance.timeOrigin };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target
  const tell = (message: Relayed | Joined) => channel.postMessage(message);
  let cursor = from;
  channel.addEventListener('message', ({ data }: MessageEvent<Relayed | Joined>) => {
    if ('since' in data || (data.to ?? own.tab) !== own.tab) return;
    cursor = data.id ?? cursor;
    onEvent(data.event);
  });
  const lead = () =>
    new Promise<void>((resolve) => {
      let relayedAt = -Infinity;
      const close = keepStream({ after: cursor, shop: sellerId }, (relayed) => {
        relayedAt = Date.now();
        tell(relayed);
        onEvent(relayed.event);
      });
      const answer = ({ data }: MessageEvent<Relayed | Joined>) => {
        if ('since' in data && relayedAt >= data.since) tell({ id: null, event: null, to: data.tab });
      };
      channel.addEventListener('message', answer, { signal });
      signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  tell(own);
  // Locks are there only on https and localhost; elsewhere each tab has a stream of its own.
  const leading = 'locks' in navigator ? navigator.locks.request(name, { signal }, lead) : lead();
  leading.catch(() => {});
  return () => {
    stopped.abort();
    channel.close();
  };
}
