import type { Correction } from '@offizin/contract/uploads/seller';
import { limits } from '@offizin/domain/limits';
import { cellKey } from './bad-cells.ts';

/** Corrections made in one go are sent together after this pause, in milliseconds. */
const sendAfter = 500;

/** Sends what has gathered, one call after the other; `onLost` gets the cells that could not be sent. */
export function makeSender(
  send: (corrections: Correction[]) => Promise<void>,
  onLost: (places: readonly string[], error: unknown) => void,
) {
  let queue: Correction[] = [];
  let underWay: Correction[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  const sendAll = async (): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.slice(0, limits.correctionsPerCall);
      underWay = batch;
      queue = queue.slice(limits.correctionsPerCall);
      await send(batch).catch((error: unknown) => onLost(batch.map(cellKey), error));
    }
    [running, underWay] = [null, []];
  };
  /** Resolves when nothing is unsent any more. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (queue.length > 0) running ??= sendAll();
    await running;
  };
  return {
    add: (corrections: readonly Correction[]) => {
      queue = [...queue, ...corrections];
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), sendAfter);
    },
    flush,
    /** Whether something has not reached the server yet. */
    hasUnsent: () => running !== null || queue.length > 0,
    /** What has not reached the server yet, in its order. */
    unsent: (): readonly Correction[] => [...underWay, ...queue],
  };
}

export type CorrectionSender = ReturnType<typeof makeSender>;
