import type { ReturnState } from '@offizin/domain/returns/return-steps';
import type { KeptItem } from '../tables.ts';

const free: ReadonlySet<ReturnState> = new Set(['withdrawn', 'expired', 'closed']);

interface Case {
  readonly state: ReturnState;
  readonly items: readonly KeptItem[];
}

/** The units of each line that are given back, or may be; what was withdrawn, or never sent, can be asked for again. */
export function takenUnits(cases: readonly Case[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  for (const { items } of cases.filter(({ state }) => !free.has(state)))
    for (const { lineId, units } of items) taken.set(lineId, (taken.get(lineId) ?? 0) + units);
  return taken;
}
