import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { layersOf } from './once-uncovered.ts';

/** Something over the screen that has no address of its own. */
interface Layer {
  readonly id: string;
  readonly close: () => void;
}

let open: readonly Layer[] = [];
/** Whether an own step back is still to arrive. */
let isStepping = false;
let layersMade = 0;

/** Makes the history name the layers that are open, no more and no fewer. */
function settle(history: RouterHistory): void {
  if (isStepping) return;
  const named = layersOf(history);
  const differs = named.findIndex((id, at) => open[at]?.id !== id);
  const right = differs === -1 ? named.length : differs;
  if (right < named.length) {
    isStepping = true;
    history.go(right - named.length, { ignoreBlocker: true });
    return;
  }
  for (let at = right; at < open.length; at += 1) {
    const layers = open.slice(0, at + 1).map(({ id }) => id);
    history.push(history.location.href, { layers }, { ignoreBlocker: true });
    // Each is an entry of its own: what is not flushed is put together.
    history.flush();
  }
}

/** After what is drawn now: a layer may be replaced by another, or be drawn twice by a strict React. */
const settleSoon = (history: RouterHistory): void => queueMicrotask(() => settle(history));

const watched = new WeakSet<RouterHistory>();

function watch(history: RouterHistory): void {
  if (watched.has(history)) return;
  watched.add(history);
  history.subscribe(({ action }) => {
    if (action.type === 'PUSH' || action.type === 'REPLACE') return;
    const named = layersOf(history);
    const left = isStepping ? [] : open.filter(({ id }) => !named.includes(id)).toReversed();
    isStepping = false;
    for (const { close } of left) flushSync(close);
    // A layer that asks first is still open, and has its entry again.
    settleSoon(history);
  });
}

/** Back closes what lies over the screen, the topmost alone; closed otherwise it leaves nothing to go back to. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  const [id] = useState(() => `${performance.timeOrigin}-${(layersMade += 1)}`);
  useEffect(() => {
    watch(history);
    if (!isOpen) return undefined;
    open = [...open, { id, close: () => close() }];
    settleSoon(history);
    return () => {
      open = open.filter((layer) => layer.id !== id);
      settleSoon(history);
    };
  }, [history, id, isOpen]);
}
