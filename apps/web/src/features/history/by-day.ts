import type { HistoryEntry } from '@offizin/contract/history/seller';

/** A row of the list: a day's heading, or an act; acts that repeat one another directly are one row with their number. */
export type HistoryLine =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'act'; readonly key: string; readonly entry: HistoryEntry; readonly times: number };

const repeats = (one: HistoryEntry, other: HistoryEntry): boolean =>
  one.kind === 'signin.failed' &&
  other.kind === one.kind &&
  other.who.name === one.who.name &&
  other.from?.address === one.from?.address;

/** The acts under the days on which they happened, newest first. */
export function byDay(entries: readonly HistoryEntry[], dayOf: (instant: string) => string): HistoryLine[] {
  const lines: HistoryLine[] = [];
  let day = '';
  for (const entry of entries) {
    const last = lines.at(-1);
    if (dayOf(entry.at) !== day) {
      day = dayOf(entry.at);
      lines.push({ kind: 'day', key: `day-${day}`, at: entry.at });
    } else if (last?.kind === 'act' && repeats(last.entry, entry)) {
      lines[lines.length - 1] = { ...last, times: last.times + 1 };
      continue;
    }
    lines.push({ kind: 'act', key: String(entry.id), entry, times: 1 });
  }
  return lines;
}
