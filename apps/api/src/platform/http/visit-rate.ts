import { limits } from '@offizin/domain/limits';

/**
 * Counts what anybody may ask for by address, a minute at a time. In the memory of each process: a page that everybody may read
 * must not cost a write, and what is let through is the number of processes times the limit at most.
 */
export class VisitRate {
  readonly #calls: number;
  private minute = 0;
  private readonly visits = new Map<string, number>();

  /** `calls`: how many an address has in a minute. */
  constructor(calls: number) {
    this.#calls = calls;
  }

  isOver(address: string, now: Date): boolean {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== this.minute || this.visits.size >= limits.visitorsCounted) {
      this.minute = minute;
      this.visits.clear();
    }
    const count = (this.visits.get(address) ?? 0) + 1;
    this.visits.set(address, count);
    return count > this.#calls;
  }
}
