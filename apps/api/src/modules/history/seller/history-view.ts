import type { HistoryEntry, HistorySelection } from '@offizin/contract/history/seller';
import { addDays, instantAt } from '@offizin/domain/calendar/zoned-time';
import { type HistoryKind, historyKinds, kindsOfGroup } from '@offizin/domain/history/kinds';
import { deviceOf } from '@offizin/domain/identity/device';
import type { HistoryFilter, HistoryRow, People } from '../read/history-queries.ts';

const dayStart = (date: string, timeZone: string): Date => instantAt({ date, minute: 0 }, timeZone);

interface Selected extends HistorySelection {
  readonly kinds?: readonly HistoryKind[] | undefined;
}

/** A selection as the rows are asked for: its days begin and end in the shop's time zone. */
export function filterOf(
  { group, kinds, who, from, to }: Selected,
  { sellerId, timeZone }: { sellerId: string; timeZone: string },
): HistoryFilter {
  return {
    sellerId,
    kinds: kinds ?? (group === undefined ? historyKinds : kindsOfGroup(group)),
    who: who ?? null,
    from: from === undefined ? null : dayStart(from, timeZone),
    before: to === undefined ? null : dayStart(addDays(to, 1), timeZone),
  };
}

function whoOf({ userId, impersonatedBy }: HistoryRow, people: People): HistoryEntry['who'] {
  if (impersonatedBy !== null) return { kind: 'operator', name: impersonatedBy };
  if (userId === null) return { kind: 'marketplace', name: null };
  return { kind: 'person', name: people.get(userId) ?? null };
}

export function historyView(row: HistoryRow, people: People): HistoryEntry {
  const { browser, system } = deviceOf(row.agent);
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    who: whoOf(row, people),
    changes: row.changes,
    from: row.address === null ? null : { address: row.address, browser, system },
  };
}
