import { kindRules, type ReturnKind } from './return-terms.ts';

export const returnStates = [
  'requested',
  'on_the_way',
  'received',
  'offered',
  'refused',
  'escalated',
  'refunded',
  'closed',
  'expired',
  'withdrawn',
  'decided_seller',
  'decided_customer',
  'decided_split',
] as const;
export type ReturnState = (typeof returnStates)[number];

export type ReturnActor = 'customer' | 'shop' | 'carrier' | 'marketplace' | 'time';

interface StepRule {
  readonly by: readonly ReturnActor[];
  readonly from: readonly ReturnState[];
  /** `before`: back to where it was when the offer was made. */
  readonly to: ReturnState | 'before';
  /** Once in a case. */
  readonly once?: true;
  /** Only where goods come back, or only where none do. */
  readonly goods?: boolean;
  /** Only where the shop has given back a part. */
  readonly ofPart?: true;
  /** Only where the shop began the case, or only where a customer did. */
  readonly ofShop?: boolean;
  /** What it does with money: it goes back, or is promised. No other step may, and none of these without the cap of the sale. */
  readonly money?: 'given' | 'promised';
}

const final = ['decided_seller', 'decided_customer', 'decided_split'] as const;

/** What may happen to a return, by whom and from where (ORD-22): the one table of buttons, guards, jobs and the marketplace's API. */
export const returnSteps = {
  accept: { by: ['shop', 'time'], from: ['requested'], to: 'on_the_way', goods: true },
  refund: { by: ['shop', 'time'], from: ['requested', 'received'], to: 'refunded', money: 'given' },
  refuse: { by: ['shop'], from: ['requested', 'received'], to: 'refused', ofShop: false },
  offer: { by: ['shop'], from: ['requested', 'received'], to: 'offered', once: true, ofShop: false, money: 'promised' },
  take_offer: { by: ['customer'], from: ['offered'], to: 'refunded', money: 'given' },
  decline_offer: { by: ['customer', 'time'], from: ['offered'], to: 'before' },
  withdraw_offer: { by: ['shop'], from: ['offered'], to: 'before' },
  receive: { by: ['shop', 'carrier'], from: ['on_the_way'], to: 'received' },
  expire: { by: ['time'], from: ['on_the_way'], to: 'expired' },
  withdraw: { by: ['customer'], from: ['requested', 'on_the_way', 'offered'], to: 'withdrawn' },
  escalate: { by: ['customer'], from: ['refused'], to: 'escalated' },
  object: { by: ['customer'], from: ['refunded'], to: 'escalated', once: true, ofPart: true },
  drop: { by: ['shop', 'time'], from: ['requested'], to: 'withdrawn', ofShop: true },
  close: { by: ['time'], from: ['refused'], to: 'closed' },
  give_in: { by: ['shop'], from: ['refused', 'escalated'], to: 'refunded', money: 'given' },
  end_evidence: { by: ['time'], from: ['escalated'], to: 'escalated', once: true },
  rule_seller: { by: ['marketplace'], from: ['escalated'], to: final[0] },
  rule_customer: { by: ['marketplace'], from: ['escalated'], to: final[1], money: 'given' },
  rule_split: { by: ['marketplace'], from: ['escalated'], to: final[2], money: 'given' },
  appeal: { by: ['shop'], from: [final[1]], to: 'escalated', once: true },
} as const satisfies Readonly<Record<string, StepRule>>;

export type ReturnStep = keyof typeof returnSteps;
export const returnStepNames = Object.keys(returnSteps) as readonly ReturnStep[];

const rules: Readonly<Record<ReturnStep, StepRule>> = returnSteps;

/** What a step does with money; null where nothing. */
export const moneyOf = (step: ReturnStep): 'given' | 'promised' | null => rules[step].money ?? null;

/** What decides which steps a case allows. */
export interface ReturnCase {
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  /** Where it was when the shop offered a part; null without an offer. */
  readonly before: ReturnState | null;
  /** The steps that were taken. */
  readonly taken: readonly ReturnStep[];
  /** Whether less than all was given back. */
  readonly isPart: boolean;
  /** When what may be done in this state ends; null where nothing waits. */
  readonly dueAt: Date | null;
  /** Whether the shop has sent what it can prove. */
  readonly hasEvidence: boolean;
  /** Whether it is about an order of the marketplace's warehouse: the marketplace acts in the shop's place, and nothing by itself. */
  readonly warehouse: boolean;
}

/** States in which a step is possible only until its time is over; elsewhere lateness does not take a decision away. */
const timed: ReadonlySet<ReturnStep> = new Set(['escalate', 'object', 'appeal', 'take_offer']);

/** Who wants to take a step, and when. */
interface Turn {
  readonly by: ReturnActor;
  readonly now: Date;
}

/** Whether a step is somebody's to take in this case. */
function isOf(by: ReturnActor, { by: actors }: StepRule, { warehouse }: ReturnCase): boolean {
  if (!warehouse || !actors.includes('shop')) return actors.includes(by);
  return by === 'marketplace' || (by === 'carrier' && actors.includes('carrier'));
}

/** Whether somebody may take a step now. */
export function mayTake(step: ReturnStep, of: ReturnCase, { by, now }: Turn): boolean {
  const { from, once, goods, ofPart, ofShop } = rules[step];
  const kind = kindRules[of.kind];
  if (!isOf(by, rules[step], of) || !from.includes(of.state)) return false;
  if (once && of.taken.includes(step)) return false;
  if (goods !== undefined && kind.goods !== goods) return false;
  if (ofShop !== undefined && kind.ofShop !== ofShop) return false;
  if (ofPart && !of.isPart) return false;
  return !timed.has(step) || (of.dueAt !== null && now < of.dueAt);
}

/** Where a step leads. */
export function stateAfter(step: ReturnStep, { before }: Pick<ReturnCase, 'before'>): ReturnState {
  const { to } = rules[step];
  return to === 'before' ? (before ?? 'requested') : to;
}

/** The steps that the shop may take now, in the table's order. */
export const stepsOfShop = (of: ReturnCase, now: Date): ReturnStep[] =>
  returnStepNames.filter((step) => mayTake(step, of, { by: 'shop', now }));

/** What may happen by itself at a state's end, before it is asked whether this case allows it. */
function silenceOf({ kind, state }: Pick<ReturnCase, 'kind' | 'state'>): ReturnStep | null {
  switch (state) {
    case 'requested':
      return kindRules[kind].ofShop ? 'drop' : kindRules[kind].goods ? 'accept' : 'refund';
    case 'received':
      return 'refund';
    case 'on_the_way':
      return 'expire';
    case 'offered':
      return 'decline_offer';
    case 'refused':
      return 'close';
    case 'escalated':
      return 'end_evidence';
    default:
      return null;
  }
}

/** States whose end may move a case. */
export const movingStates: readonly ReturnState[] = returnStates.filter(
  (state) => silenceOf({ kind: 'damaged', state }) !== null,
);

/** What happens where nobody says anything until a state's end; null where nothing does. */
export function stepOfSilence(of: ReturnCase, now: Date): ReturnStep | null {
  const step = silenceOf(of);
  if (step === null || (step === 'end_evidence' && of.hasEvidence)) return null;
  return mayTake(step, of, { by: 'time', now }) ? step : null;
}

/** Nothing is held any more for a case that is over. */
const over: ReadonlySet<ReturnState> = new Set(['refunded', 'closed', 'expired', 'withdrawn', ...final]);
export const isOver = (state: ReturnState): boolean => over.has(state);

/** The views of the list, by states (drawing 51). */
export const returnViews = {
  open: ['requested', 'on_the_way', 'received', 'offered', 'refused', 'escalated'],
  to_decide: ['requested', 'received'],
  on_the_way: ['on_the_way', 'offered'],
  at_marketplace: ['refused', 'escalated'],
  closed: returnStates.filter(isOver),
} as const satisfies Readonly<Record<string, readonly ReturnState[]>>;
export type ReturnView = keyof typeof returnViews;
export const returnViewNames = Object.keys(returnViews) as readonly ReturnView[];
