import type { KeyboardEvent } from 'react';

export interface SearchKeyActions {
  /** Selects the next or previous result. */
  readonly move: (by: 1 | -1) => void;
  readonly open: (inNewTab: boolean) => void;
  readonly nextScope: (by: 1 | -1) => void;
}

/** The keys of the field: the focus stays in it while results are walked through; Escape is the dialog's. */
export function pressInSearch(event: KeyboardEvent, { move, open, nextScope }: SearchKeyActions): void {
  if (event.nativeEvent.isComposing) return;
  const acts: Readonly<Record<string, () => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => (event.repeat ? undefined : open(event.ctrlKey || event.metaKey)),
    Tab: () => nextScope(event.shiftKey ? -1 : 1),
  };
  const act = acts[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
