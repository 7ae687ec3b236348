import { limits } from '@offizin/domain/limits';

/** What a stream knows: every event visible in a snapshot of the database, taken at that second. */
export interface LiveCursor {
  readonly snapshot: string;
  readonly at: number;
}

const shape = /^(\d{1,12})\.((\d{1,19}):(\d{1,19}):((?:\d{1,19},)*\d{1,19})?)$/;

/** The id of an event: the second and the snapshot, e.g. `1795510800.812:815:812,814`. */
export function cursorText({ snapshot, at }: LiveCursor): string {
  return `${at}.${snapshot}`;
}

/** Whether PostgreSQL takes the parts as a snapshot: running transactions in order, from the lowest to below the highest. */
function isSnapshot(lowest: bigint, highest: bigint, running: readonly bigint[]): boolean {
  if (lowest <= 0n || lowest > highest || highest > 2n ** 63n) return false;
  return running.every((id, index) => id >= lowest && id < highest && id > (running[index - 1] ?? -1n));
}

/** Reads the id of an event; null for what is none, or is so old that events behind it may be gone. */
export function readCursor(text: string | null, now: Date): LiveCursor | null {
  const [, at, snapshot, lowest, highest, running] = shape.exec(text ?? '') ?? [];
  if (at === undefined || snapshot === undefined || lowest === undefined || highest === undefined) return null;
  const ids = running === undefined ? [] : running.split(',').map(BigInt);
  if (!isSnapshot(BigInt(lowest), BigInt(highest), ids)) return null;
  const age = now.getTime() / 1000 - Number(at);
  return age < limits.liveEventsKept ? { snapshot, at: Number(at) } : null;
}

const endOf = (snapshot: string): bigint => BigInt(snapshot.split(':')[1] ?? 0);

/** Whether a cursor knows transactions that the database has not reached: it is another cluster's, from before a restore. */
export function isFromElsewhere(cursor: LiveCursor, seen: LiveCursor): boolean {
  return endOf(cursor.snapshot) > endOf(seen.snapshot);
}
