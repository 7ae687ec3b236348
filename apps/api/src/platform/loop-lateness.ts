const every = 50;

/** How late the event loop comes to what is due. */
export interface LoopLateness {
  /** Milliseconds; 0 after a single stall, which is over when it is seen. */
  now(): number;
  close(): void;
}

/** Watches the event loop: it is behind while one turn after the other comes late. */
export function watchLoop(clock: () => number = () => performance.now()): LoopLateness {
  let due = clock() + every;
  let before = 0;
  let last = 0;
  const timer = setInterval(() => {
    const now = clock();
    [before, last, due] = [last, Math.max(0, now - due), now + every];
  }, every);
  timer.unref();
  return {
    // Of the last two turns, or of the last one and the one that goes on.
    now: () => Math.max(Math.min(before, last), Math.min(last, clock() - due)),
    close: () => clearInterval(timer),
  };
}
