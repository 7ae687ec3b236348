import type { DecisionReason, ItemChoice, ItemCondition } from '@offizin/domain/returns/return-decision';
import { type EvidenceFiles, noFiles } from '../../parts/evidence/use-evidence.ts';
import { createStore, useStore } from '../../platform/store.ts';

/** What somebody has chosen for an item; the amount as it is typed. */
export interface ItemDraft {
  readonly choice: ItemChoice;
  readonly amount: string;
  readonly reason: DecisionReason | '';
  readonly condition: ItemCondition | '';
}

/** What somebody has chosen, written and added about a case that is not decided yet; null where nobody has. */
export interface HeldDecision {
  readonly items: Readonly<Record<string, ItemDraft>> | null;
  readonly text: string | null;
  readonly evidence: EvidenceFiles;
}

const untouched: HeldDecision = { items: null, text: null, evidence: noFiles };
/** By case, for as long as the page is there: another case may be opened meanwhile. A sign-in begins the page again. */
const held = createStore<ReadonlyMap<string, HeldDecision>>(new Map());

export function useHeldDecision(returnId: string) {
  const decision = useStore(held).get(returnId) ?? untouched;
  const change = (changed: (before: HeldDecision) => Partial<HeldDecision>) => {
    const all = held.current();
    const before = all.get(returnId) ?? untouched;
    held.set(new Map(all).set(returnId, { ...before, ...changed(before) }));
  };
  return [decision, change] as const;
}

/** Forgets what was begun about a case that there is nothing to decide about any more. */
export function dropDecision(returnId: string): void {
  if (!held.current().has(returnId)) return;
  const left = new Map(held.current());
  left.delete(returnId);
  held.set(left);
}
