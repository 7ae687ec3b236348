import type { WaitingOutcome } from '@offizin/domain/orders/waiting-acts';
import { beingSent, tellActs } from './other-tabs.ts';
import { isOpen, type WaitingAct, waitingStore } from './waiting-acts.ts';

interface Turn<T> {
  /** Everything of the kind that is kept on the device, whatever its state. */
  readonly read: () => Promise<readonly T[]>;
  readonly sendOne: (next: T) => Promise<WaitingOutcome>;
  /** Called in the end, where something was sent or came back to be settled. */
  readonly onDone: () => void;
}

/** Sends what waits one after the other, the oldest first, until one has to wait on. */
export async function sendInTurn<T extends Pick<WaitingAct, 'id' | 'at' | 'state'>>(of: Turn<T>): Promise<void> {
  const waiting = async () => (await of.read()).filter((each) => isOpen(each) && !beingSent.has(each.id));
  const total = (await waiting()).length;
  if (total === 0) return;
  let done = 0;
  try {
    for (;;) {
      // Read again each time: the one before may have given it a new version, or somebody took it back.
      const [next] = (await waiting()).toSorted((a, b) => a.at.localeCompare(b.at));
      if (next === undefined) break;
      waitingStore.set({ ...waitingStore.current(), progress: { done, total } });
      const outcome = await of.sendOne(next);
      if (outcome === 'waits' || outcome === 'signed_out') break;
      done += 1;
    }
  } finally {
    const sentAt = done > 0 ? new Date().toISOString() : waitingStore.current().sentAt;
    waitingStore.set({ ...waitingStore.current(), progress: null, sentAt });
    if (done > 0) of.onDone();
    tellActs();
  }
}
