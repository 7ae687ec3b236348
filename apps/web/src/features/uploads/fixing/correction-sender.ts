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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (busy || queue.length === 0) return;
    busy = true;
    const batch = queue.slice(0, limits.correctionsPerCall);
    queue = queue.slice(limits.correctionsPerCall);
    await send(batch).catch((error: unknown) => onLost(batch.map(cellKey), error));
    busy = false;
    await flush();
  };
  return {
    add: (corrections: readonly Correction[]) => {
      queue = [...queue, ...corrections];
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), sendAfter);
    },
    flush,
    /** Whether something has not reached the server yet. */
    hasUnsent: () => busy || queue.length > 0,
  };
}

export type CorrectionSender = ReturnType<typeof makeSender>;
