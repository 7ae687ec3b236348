import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gather } from './live.ts';
import { openLive } from './live-connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('GEN-16 what comes in bursts', () => {
  test('is taken at once the first time, then together', () => {
    const taken: (readonly number[])[] = [];
    const bursts = gather<number>((items) => taken.push(items), 1000);
    for (const item of [1, 2, 3]) bursts.add(item);
    vi.advanceTimersByTime(999);
    bursts.add(4);
    expect(taken).toEqual([[1]]);
    vi.advanceTimersByTime(1);
    expect(taken).toEqual([[1], [2, 3, 4]]);
    vi.advanceTimersByTime(5000);
    bursts.add(5);
    expect(taken).toEqual([[1], [2, 3, 4], [5]]);
  });

  test('is not taken any more after the end', () => {
    const taken: unknown[] = [];
    const bursts = gather<number>((items) => taken.push(items), 1000);
    bursts.add(1);
    bursts.add(2);
    bursts.stop();
    vi.advanceTimersByTime(5000);
    expect(taken).toEqual([[1]]);
  });
});

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeSource[] = [];
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }

  receive(type: string, data: string, lastEventId: string): void {
    this.dispatchEvent(new MessageEvent(type, { data, lastEventId }));
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}

/** Channels that deliver at once, to all others of their name. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeChannel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    FakeChannel.all.delete(this);
  }
}

/** One lock, handed on when its holder's promise ends. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
      last = last.then(() => (signal.aborted ? undefined : hold()));
      return last;
    },
  };
}

describe('GEN-16 the stream of a browser', () => {
  beforeEach(() => {
    FakeSource.opened.length = 0;
    vi.stubGlobal('EventSource', FakeSource);
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    vi.stubGlobal('navigator', { locks: fakeLocks() });
  });

  test('one tab holds it and passes events to the others; when it closes, another one continues from its cursor', async () => {
    const received: [string, unknown][] = [];
    const stopFirst = openLive({ sellerId: 's', from: null, onEvent: (event) => received.push(['first', event]) });
    const stopSecond = openLive({ sellerId: 's', from: null, onEvent: (event) => received.push(['second', event]) });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSource.opened.map((source) => source.url)).toEqual(['/api/live?shop=s']);
    FakeSource.opened[0]?.receive('message', '{"topic":"offers","changed":1}', '7.1:1:');
    const event = { topic: 'offers', changed: 1 };
    expect(received.toSorted()).toEqual([
      ['first', event],
      ['second', event],
    ]);
    stopFirst();
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSource.opened.map((source) => source.url)).toEqual([
      '/api/live?shop=s',
      '/api/live?shop=s&after=7.1%3A1%3A',
    ]);
    stopSecond();
    expect(FakeChannel.all.size).toBe(0);
  });

  test('a tab that joins late reads again when something came in since its page was asked for, and nobody else does', async () => {
    const received: string[] = [];
    const open = (name: string, from: string | null) =>
      openLive({ sellerId: 's', from, onEvent: (event) => received.push(`${name} ${event?.topic ?? 'all'}`) });
    const askedAt = (ms: number) => vi.stubGlobal('performance', { timeOrigin: ms });
    const start = Date.now();
    askedAt(start);
    const stops = [open('first', '7.1:1:')];
    await vi.advanceTimersByTimeAsync(1000);
    FakeSource.opened[0]?.receive('message', '{"topic":"offers","changed":1}', '8.1:1:');
    received.length = 0;
    askedAt(start + 1001);
    stops.push(open('asked after it', '8.1:1:'));
    expect(received).toEqual([]);
    askedAt(start + 999);
    stops.push(open('asked before it', '7.1:1:'));
    expect(received).toEqual(['asked before it all']);
    stops.push(open('of unknown age', null));
    expect(received).toEqual(['asked before it all', 'of unknown age all']);
    for (const stop of stops) stop();
  });

  test('is opened again with growing pauses when it was refused, and left to the browser when it only broke', async () => {
    const received: unknown[] = [];
    const stop = openLive({ sellerId: 's', from: '6.1:1:', onEvent: (event) => received.push(event) });
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSource.opened[0]?.url).toBe('/api/live?shop=s&after=6.1%3A1%3A');
    FakeSource.opened[0]?.receive('refresh', '{}', '7.1:1:');
    FakeSource.opened[0]?.fail(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSource.opened).toHaveLength(1);
    FakeSource.opened[0]?.fail(FakeSource.CLOSED);
    expect(received).toEqual([null, null]);
    await vi.advanceTimersByTimeAsync(2500);
    expect(FakeSource.opened.at(-1)?.url).toBe('/api/live?shop=s&after=7.1%3A1%3A');
    FakeSource.opened[1]?.fail(FakeSource.CLOSED);
    await vi.advanceTimersByTimeAsync(2900);
    expect(FakeSource.opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2100);
    expect(FakeSource.opened).toHaveLength(3);
    stop();
    expect(FakeSource.opened[2]?.readyState).toBe(FakeSource.CLOSED);
  });
});
