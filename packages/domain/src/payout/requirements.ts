import type { PayoutState } from './payout-account.ts';

export const payoutSteps = ['legal_entity', 'owners', 'bank', 'documents', 'review'] as const;
export type PayoutStep = (typeof payoutSteps)[number];

/** The steps at which something can be missing. */
export const askedSteps = ['legal_entity', 'owners', 'bank', 'documents'] as const satisfies readonly PayoutStep[];
export type AskedStep = (typeof askedSteps)[number];

export const payoutFaults = ['missing', 'invalid'] as const;
export type PayoutFault = (typeof payoutFaults)[number];

/** What the provider still needs: at which step, and whether it is missing or of no use. */
export interface Requirement {
  readonly step: AskedStep;
  readonly fault: PayoutFault;
  /** The provider's own code, for its support. */
  readonly code: string;
}

/** Where one goes to bring what is missing: the account's number is changed here, everything else at the provider. */
export const requirementActions: Readonly<Record<AskedStep, 'provider' | 'iban'>> = {
  legal_entity: 'provider',
  owners: 'provider',
  bank: 'iban',
  documents: 'provider',
};

export type StepMark = 'done' | 'missing' | 'invalid' | 'running' | 'refused' | 'open';

const reviewMarks: Readonly<Record<PayoutState, StepMark>> = {
  not_started: 'open',
  awaiting_data: 'open',
  in_review: 'running',
  refused: 'refused',
  restricted: 'refused',
  approved: 'done',
};

export interface ShownStep {
  readonly step: PayoutStep;
  readonly mark: StepMark;
  /** So many things that it lacks. */
  readonly count: number;
}

function askedMark(state: PayoutState, lacking: readonly Requirement[]): StepMark {
  if (state === 'not_started') return 'open';
  if (lacking.length === 0) return 'done';
  return lacking.some(({ fault }) => fault === 'invalid') ? 'invalid' : 'missing';
}

/** Each step with how far it is. */
export function shownSteps(state: PayoutState, requirements: readonly Requirement[]): ShownStep[] {
  return payoutSteps.map((step) => {
    const lacking = requirements.filter((requirement) => requirement.step === step);
    const mark = step === 'review' ? reviewMarks[state] : askedMark(state, lacking);
    return { step, mark, count: lacking.length };
  });
}
