/** What moves the marketplace to propose other prices (PRI-01). */
export const proposalReasons = ['market', 'stock_age', 'rrp_change'] as const;
export type ProposalReason = (typeof proposalReasons)[number];

export const proposalStatuses = ['open', 'accepted', 'rejected', 'removed'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** As people see it: one that nobody decided in time is expired, without anybody having to write that down. */
export const proposalStates = [...proposalStatuses, 'expired'] as const;
export type ProposalState = (typeof proposalStates)[number];

/** Why a seller says no, if it says so. */
export const rejectionReasons = ['margin', 'sells_anyway', 'wrong_figures', 'other'] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Why the marketplace takes a proposal back. */
export const removalReasons = ['market_moved', 'sold_out', 'mistake'] as const;
export type RemovalReason = (typeof removalReasons)[number];

interface Step {
  readonly by: 'seller' | 'marketplace';
  readonly to: Exclude<ProposalStatus, 'open'>;
}

/** Each leads from an open proposal to its end, and none back. */
export const proposalSteps = {
  accept: { by: 'seller', to: 'accepted' },
  reject: { by: 'seller', to: 'rejected' },
  remove: { by: 'marketplace', to: 'removed' },
} as const satisfies Readonly<Record<string, Step>>;

export type ProposalStep = keyof typeof proposalSteps;

interface Deadline {
  readonly status: ProposalStatus;
  readonly expiresAt: Date;
}

export function stateOf({ status, expiresAt }: Deadline, now: Date): ProposalState {
  return status === 'open' && expiresAt.getTime() <= now.getTime() ? 'expired' : status;
}

/** Whether a step can be taken now: decisions are final, and time decides too. */
export const canStep = (proposal: Deadline, now: Date): boolean => stateOf(proposal, now) === 'open';

const day = 24 * 3600 * 1000;

/** Days that a seller has where the marketplace sets no other time. */
export const proposalDays = 14;
/** How long before its end a proposal is pressing, and its seller is notified once more. */
export const expiresSoonWithin = 2 * day;

export const usualExpiry = (createdAt: Date): Date => new Date(createdAt.getTime() + proposalDays * day);

export const expiresSoon = ({ status, expiresAt }: Deadline, now: Date): boolean =>
  canStep({ status, expiresAt }, now) && expiresAt.getTime() - now.getTime() <= expiresSoonWithin;
