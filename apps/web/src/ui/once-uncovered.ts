import type { RouterHistory } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The layers that lie over the address, the topmost last. */
    readonly layers?: readonly string[];
  }
}

export const layersOf = ({ location }: RouterHistory): readonly string[] => location.state.layers ?? [];

/** Acts once no layer's entry lies over the address: what then replaces the address replaces no layer. */
export function onceUncovered(history: RouterHistory, act: () => void): void {
  if (layersOf(history).length === 0) {
    act();
    return;
  }
  const stop = history.subscribe(() => {
    if (layersOf(history).length > 0) return;
    stop();
    act();
  });
}
