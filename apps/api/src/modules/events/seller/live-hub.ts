import { liveSignals } from '@offizin/contract/events/live-signals';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { listen } from '../../../platform/db/connect/listen.ts';
import { withIdentity, withLive } from '../../../platform/db/scopes/scopes.ts';
import type { EventStream, ServerEvent } from '../../../platform/http/event-stream.ts';
import { cursorText, isFromElsewhere, type LiveCursor, readCursor } from '../write/live-cursor.ts';
import { readNotice } from '../write/live-notice.ts';
import { findLiveEvents, type WaitingEvent } from '../write/live-event-queries.ts';
import { findLiveSessions } from '../read/live-session-queries.ts';
import { liveChannel } from '../write/announce-queries.ts';

/** Whose browser it is; one user's streams are counted together. */
export interface Viewer {
  readonly sellerId: string;
  readonly user: string;
  readonly sessionId: string;
}

/** One open browser and how far it has read; without a cursor it begins with what is visible at its first read. */
interface Watcher extends Viewer {
  readonly stream: EventStream;
  readonly asked: string | null;
  cursor: LiveCursor | null;
}

/** Sends a stream what is new to it; only the last event carries the id, so that a break within repeats rather than loses. */
function deliver(watcher: Watcher, events: readonly WaitingEvent[], next: LiveCursor): void {
  const { stream, cursor, asked } = watcher;
  const id = cursorText(next);
  watcher.cursor = next;
  if (cursor === null) stream.send([{ event: asked === null ? liveSignals.ready : liveSignals.refresh, id, data: {} }]);
  else if (events.length > limits.liveEventsPerRead || isFromElsewhere(cursor, next))
    stream.send([{ event: liveSignals.refresh, id, data: {} }]);
  else if (events.length > 0) {
    const last = events.length - 1;
    stream.send(
      events.map(({ topic, payload }, index): ServerEvent => ({
        data: { topic, ...payload },
        ...(index === last && { id }),
      })),
    );
  }
}

/** Milliseconds that a reserved stream has to open; one whose caller went away is forgotten. */
const reservedFor = 10_000;

/** The open streams of one process, fed from the outbox over one listening connection that lives while there is one. */
export class LiveHub {
  readonly #app: App;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #woken = new Set<string>();
  #reserved: { readonly user: string; readonly at: number }[] = [];
  #reading = false;
  #listening = false;
  #stopListening: (() => Promise<void>) | null = null;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  /** Takes a place for a stream that is about to open, so that those asked for at the same moment count as well. */
  reserve(user: string): 'reserved' | 'user_full' | 'process_full' {
    const now = Date.now();
    this.#reserved = this.#reserved.filter((place) => now - place.at < reservedFor);
    const users = [...this.#all(), ...this.#reserved].map((place) => place.user);
    if (users.filter((own) => own === user).length >= limits.liveStreamsPerUser) return 'user_full';
    if (users.length >= limits.liveStreamsPerProcess) return 'process_full';
    this.#reserved.push({ user, at: now });
    return 'reserved';
  }

  open(viewer: Viewer, stream: EventStream, after: string | null): void {
    const place = this.#reserved.findIndex(({ user }) => user === viewer.user);
    if (place >= 0) this.#reserved.splice(place, 1);
    const asked = stream.lastEventId ?? after;
    const watcher: Watcher = { ...viewer, stream, asked, cursor: readCursor(asked, this.#app.clock()) };
    const own = this.#watchers.get(viewer.sellerId) ?? new Set();
    this.#watchers.set(viewer.sellerId, own.add(watcher));
    stream.onEnd(() => this.#leave(watcher));
    this.#begin();
    // Until somebody listens, progress reported after the first read would be lost: listening wakes everyone itself.
    if (this.#listening) this.#wake([viewer.sellerId]);
  }

  openStreams(): number {
    return this.#all().length;
  }

  #all(): Watcher[] {
    return [...this.#watchers.values()].flatMap((own) => [...own]);
  }

  #begin(): void {
    if (this.#stopListening !== null) return;
    this.#stopListening = listen(this.#app.config.databaseUrl, {
      channel: liveChannel,
      onNotice: (text) => this.#receive(text),
      // Rows written and sessions ended before listening began, or while it was broken, woke nobody.
      onConnected: () => {
        this.#listening = true;
        this.#endOver();
        this.#wake(this.#watchers.keys());
      },
      onBroken: (error) => {
        this.#listening = false;
        this.#app.log.warn({ reason: error.message }, 'the connection for live events broke');
      },
    });
    this.#heartbeat = setInterval(() => {
      for (const { stream } of this.#all()) stream.heartbeat();
      this.#endOver();
      // A notice is lost with a connection whose end nobody noticed yet; the rows are not.
      this.#wake(this.#watchers.keys());
    }, limits.liveHeartbeat * 1000);
  }

  #leave(watcher: Watcher): void {
    const own = this.#watchers.get(watcher.sellerId);
    own?.delete(watcher);
    if (own?.size === 0) this.#watchers.delete(watcher.sellerId);
    if (this.#watchers.size > 0) return;
    clearInterval(this.#heartbeat);
    void this.#stopListening?.();
    this.#stopListening = null;
    this.#listening = false;
  }

  #receive(text: string): void {
    const notice = readNotice(text);
    if (notice === null) return;
    if (notice.kind === 'sessions') this.#endOver();
    else if (notice.kind === 'rows') this.#wake([notice.sellerId]);
    else
      for (const { stream } of this.#watchers.get(notice.sellerId) ?? [])
        stream.send([{ data: { topic: notice.topic, ...notice.payload } }]);
  }

  /** Reads for these sellers, one read at a time: what wakes meanwhile is read together next. */
  #wake(sellerIds: Iterable<string>): void {
    for (const sellerId of sellerIds) if (this.#watchers.has(sellerId)) this.#woken.add(sellerId);
    if (this.#reading || this.#woken.size === 0) return;
    this.#reading = true;
    const done = () => {
      this.#reading = false;
      this.#wake([]);
    };
    this.#read()
      .catch((error: unknown) => this.#app.log.warn({ err: error }, 'live events were not read'))
      .then(done, done);
  }

  async #read(): Promise<void> {
    const due = [...this.#woken].flatMap((sellerId) => [...(this.#watchers.get(sellerId) ?? [])]);
    this.#woken.clear();
    const groups = [...Map.groupBy(due, ({ sellerId, cursor }) => `${sellerId} ${cursor?.snapshot}`).values()];
    const withCursor = groups.filter((group) => group[0]?.cursor);
    const cursors = withCursor.flatMap(([first]) =>
      first?.cursor ? [{ sellerId: first.sellerId, after: first.cursor.snapshot }] : [],
    );
    const { seen, events } = await withLive(this.#app.pool, (db) => findLiveEvents(db, cursors));
    const next = { snapshot: seen, at: Math.floor(this.#app.clock().getTime() / 1000) };
    const byCursor = Map.groupBy(events, (event) => event.cursorNo);
    for (const group of groups) {
      const waiting = byCursor.get(withCursor.indexOf(group) + 1) ?? [];
      for (const watcher of group) deliver(watcher, waiting, next);
    }
  }

  /** Ends the streams whose session has ended or whose user or seller was banned. */
  #endOver(): void {
    const open = this.#all();
    if (open.length === 0) return;
    const now = this.#app.clock();
    const ids = [...new Set(open.map(({ sessionId }) => sessionId))];
    const span = { now, idleSince: secondsAfter(now, -limits.sessionIdle) };
    withIdentity(this.#app.pool, (db) => findLiveSessions(db, ids, span))
      .then((good) => {
        const known = new Set(good.map(({ id, sellerId }) => `${id}/${sellerId}`));
        // A session that goes on in another shop leaves the streams of this one.
        for (const { sessionId, sellerId, stream } of open) if (!known.has(`${sessionId}/${sellerId}`)) stream.end();
      })
      .catch((error: unknown) => this.#app.log.warn({ err: error }, 'sessions of live streams were not read'));
  }
}

const hubs = new WeakMap<App, LiveHub>();

/** The one hub of a process. */
export function hubOf(app: App): LiveHub {
  const hub = hubs.get(app) ?? new LiveHub(app);
  hubs.set(app, hub);
  return hub;
}
