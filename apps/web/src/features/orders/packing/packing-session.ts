import { createStore } from '../../../platform/store.ts';

/** What became of a scan: how it is marked, and what it is called in the texts. */
export interface LoggedScan {
  readonly at: Date;
  readonly name: string;
  readonly result: string;
  readonly tone: 'green' | 'amber' | 'red' | 'grey';
}

/** What goes on from one order to the next. */
export interface PackingSession {
  /** The newest first. */
  readonly scans: readonly LoggedScan[];
  /** The orders that were sent, by id. */
  readonly sent: readonly string[];
  /** The orders put aside, by id. */
  readonly later: readonly string[];
  /** What a screen reader says. */
  readonly said: string;
}

/** Scans that the rail shows. */
const shown = 6;

const empty: PackingSession = { scans: [], sent: [], later: [], said: '' };

export function newPackingSession() {
  const store = createStore(empty);
  const change = (changes: Partial<PackingSession>) => store.set({ ...store.current(), ...changes });
  return {
    store,
    log: (scan: Omit<LoggedScan, 'at'>) =>
      change({ scans: [{ ...scan, at: new Date() }, ...store.current().scans].slice(0, shown) }),
    say: (said: string) => change({ said }),
    countSent: (orderId: string) => change({ sent: [...store.current().sent, orderId] }),
    uncount: (orderId: string) => change({ sent: store.current().sent.filter((id) => id !== orderId) }),
    putAside: (orderId: string) =>
      change({ later: [...store.current().later.filter((id) => id !== orderId), orderId] }),
    forgetLater: () => change({ later: [] }),
  };
}
export type PackingSessionStore = ReturnType<typeof newPackingSession>;
