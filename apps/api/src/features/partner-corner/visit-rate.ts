import { limits } from '@offizin/domain/limits';

/**
 * Counts visits of public pages by address, a minute at a time. In the memory of each process: a page that everybody may read
 * must not cost a write, and what is let through is the number of processes times the limit at most.
 */
export class VisitRate {
  private minute = 0;
  private readonly visits = new Map<string, number>();

  isOver(address: string, now: Date): boolean {
    const minute = Math.floor(now.getTime() / 60_000);
    if (minute !== this.minute || this.visits.size >= limits.visitorsCounted) {
      this.minute = minute;
      this.visits.clear();
    }
    const count = (this.visits.get(address) ?? 0) + 1;
    this.visits.set(address, count);
    return count > limits.publicVisitsPerMinute;
  }
}
