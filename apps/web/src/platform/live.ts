import type { LiveEvent, LiveTopic } from '@offizin/domain/events/topics';
import { useEffect, useEffectEvent } from 'react';

export type LiveEventOf<T extends LiveTopic> = Extract<LiveEvent, { topic: T }>;

type Listener = (event: LiveEvent | null) => void;

const listeners = new Map<LiveTopic, Set<Listener>>();

/** When the last event of a topic came, and the last that counts for all, in the milliseconds of `performance.now()`. */
const heard = new Map<LiveTopic | null, number>();

/** When a topic was last heard of, though nobody may have listened then; before everything when it never was. */
export function heardAt(topic: LiveTopic): number {
  return Math.max(heard.get(topic) ?? -Infinity, heard.get(null) ?? -Infinity);
}

/** Passes an event to the screens; null when something may have been missed, so that all of them read again. */
export function dispatchLive(event: LiveEvent | null): void {
  heard.set(event?.topic ?? null, performance.now());
  const receivers = event === null ? [...listeners.values()] : [listeners.get(event.topic) ?? new Set()];
  for (const set of receivers) for (const listener of set) listener(event);
}

function isOf<T extends LiveTopic>(topic: T, event: LiveEvent): event is LiveEventOf<T> {
  return event.topic === topic;
}

/** Calls the handler with each live event of a topic as long as the component is shown, and with null when some may have been missed (GEN-16). */
export function useLive<T extends LiveTopic>(topic: T, handler: (event: LiveEventOf<T> | null) => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event === null || isOf(topic, event)) handle(event);
    };
    const set = listeners.get(topic) ?? new Set();
    listeners.set(topic, set.add(listener));
    return () => {
      set.delete(listener);
    };
  }, [topic]);
}

/** Gathers what comes in bursts: `act` runs with all of it at most once in `everyMs`, the first time at once. */
export function gather<T>(
  act: (items: readonly T[]) => void,
  everyMs: number,
): { add: (item: T) => void; stop: () => void } {
  let items: T[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (items.length === 0) return;
    const gathered = items;
    items = [];
    timer = setTimeout(flush, everyMs);
    act(gathered);
  };
  return {
    add: (item) => {
      items.push(item);
      if (timer === undefined) flush();
    },
    stop: () => clearTimeout(timer),
  };
}
