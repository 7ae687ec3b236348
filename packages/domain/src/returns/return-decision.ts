import { kindRules, type ReturnKind } from './return-terms.ts';

export const itemChoices = ['whole', 'part', 'none'] as const;
export type ItemChoice = (typeof itemChoices)[number];

/** How an item came back. */
export const itemConditions = ['sealed', 'seal_broken', 'damaged', 'missing'] as const;
export type ItemCondition = (typeof itemConditions)[number];

/** Why nothing is given back for an item. */
export const refusalReasons = [
  'hygiene_seal',
  'medicine',
  'too_late',
  'other_product',
  'not_in_parcel',
  'used',
] as const;
/** Why only a part is. */
export const partReasons = ['seal_broken_used', 'damaged', 'incomplete', 'agreed'] as const;
export const decisionReasons = [...refusalReasons, ...partReasons] as const;
export type DecisionReason = (typeof decisionReasons)[number];

/** The shortest text with which a shop gives back less than all, in characters. */
export const decisionTextMin = 20;
export const decisionTextMax = 1000;

export interface ReturnedItem {
  readonly lineId: string;
  /** What it was sold for, all units together, in minor units. */
  readonly amount: number;
}

export interface ItemDecision {
  readonly lineId: string;
  readonly choice: ItemChoice;
  /** What is given back of a `part`, in minor units. */
  readonly amount: number | null;
  readonly reason: DecisionReason | null;
  readonly condition: ItemCondition | null;
}

/** What is given back for an item. */
export function refundOf({ amount }: ReturnedItem, { choice, amount: part }: ItemDecision): number {
  if (choice === 'whole') return amount;
  return choice === 'part' ? (part ?? 0) : 0;
}

/** The choices that a reason stands for. */
export const reasonsFor = (choice: ItemChoice, kind: ReturnKind): readonly DecisionReason[] => {
  if (choice === 'whole' || kindRules[kind].ofShop) return [];
  // Who withdraws in time cannot be told that it is too late; the marketplace takes no other.
  return choice === 'part'
    ? partReasons
    : refusalReasons.filter((reason) => kind !== 'withdrawal' || reason !== 'too_late');
};

export type DecisionFault =
  | { readonly at: 'items'; readonly lineId: string | null }
  | { readonly at: 'amount' | 'reason'; readonly lineId: string }
  | { readonly at: 'text' | 'files' };

interface Decision {
  readonly items: readonly ItemDecision[];
  readonly text: string;
  /** How many files the shop has sent for the case. */
  readonly evidence: number;
}

function itemFault(
  kind: ReturnKind,
  item: ReturnedItem,
  { choice, amount, reason }: ItemDecision,
): DecisionFault | null {
  const { lineId } = item;
  if (choice === 'part' && (amount === null || amount < 1 || amount >= item.amount)) return { at: 'amount', lineId };
  if (choice !== 'part' && amount !== null) return { at: 'amount', lineId };
  if (choice === 'whole' || kindRules[kind].ofShop) return reason === null ? null : { at: 'reason', lineId };
  return reason !== null && reasonsFor(choice, kind).includes(reason) ? null : { at: 'reason', lineId };
}

/** Whether a decision has to be explained to the customer and proved: not what is given of one's own accord. */
export const isToProve = (kind: ReturnKind, items: readonly Pick<ItemDecision, 'choice'>[]): boolean =>
  !kindRules[kind].ofShop && items.some(({ choice }) => choice !== 'whole');

/** What a decision lacks: every item once, and for less than all a reason, a text and one file (drawing 51). */
export function decisionFaults(kind: ReturnKind, items: readonly ReturnedItem[], decision: Decision): DecisionFault[] {
  const faults: DecisionFault[] = [];
  for (const item of items) {
    const made = decision.items.filter(({ lineId }) => lineId === item.lineId);
    const [one] = made;
    if (one === undefined || made.length > 1) faults.push({ at: 'items', lineId: item.lineId });
    else faults.push(...[itemFault(kind, item, one)].flatMap((fault) => fault ?? []));
  }
  if (decision.items.length > items.length) faults.push({ at: 'items', lineId: null });
  if (!isToProve(kind, decision.items)) return faults;
  if ([...decision.text.trim()].length < decisionTextMin) faults.push({ at: 'text' });
  if (decision.evidence === 0) faults.push({ at: 'files' });
  return faults;
}

/** What a decision is as a step: nothing for any item refuses the whole case. */
export const stepOfDecision = (items: readonly ItemDecision[]): 'refund' | 'refuse' =>
  items.every(({ choice }) => choice === 'none') ? 'refuse' : 'refund';
