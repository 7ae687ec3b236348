import { useCallback, useState } from 'react';
import type { Corrections } from './use-corrections.ts';
import { type Act, takenBack, type UndoableAct } from './undo-acts.ts';

/** How long the bar offers to take an act back, in milliseconds. */
const offeredFor = 10_000;
/** So many acts can be taken back one after the other by keyboard. */
const keptActs = 50;

export interface Undo {
  readonly act: (act: Act) => void;
  /** Acts that can be taken back, the last one last. */
  readonly acts: readonly UndoableAct[];
  /** Takes the last act back; returns it, or undefined where there is none. */
  readonly takeBack: () => UndoableAct | undefined;
  /** Once corrections are applied or put away, there is nothing to take back. */
  readonly clear: () => void;
}

/** Corrects, and remembers what each act replaced (UPL-09). */
export function useUndo({ correct, valueAt }: Corrections): Undo {
  const [acts, setActs] = useState<readonly UndoableAct[]>([]);
  const act = useCallback(
    (next: Act) => {
      const { corrections, skipped = 0 } = next;
      if (corrections.length === 0 && skipped === 0) return;
      const back = takenBack(next, valueAt);
      correct(corrections);
      const until = Date.now() + offeredFor;
      setActs((before) => {
        const id = (before.at(-1)?.id ?? 0) + 1;
        return [...before.slice(1 - keptActs), { id, count: corrections.length, skipped, back, until }];
      });
    },
    [correct, valueAt],
  );
  const takeBack = () => {
    const last = acts.at(-1);
    if (last === undefined) return undefined;
    setActs((before) => before.slice(0, -1));
    correct(last.back);
    return last;
  };
  const clear = useCallback(() => setActs([]), []);
  return { act, acts, takeBack, clear };
}
