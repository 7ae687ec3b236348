import type { PayoutState } from '@offizin/domain/payout/payout-account';
import type { Requirement } from '@offizin/domain/payout/requirements';
import { z } from 'zod';
import type { ProviderState } from './payout-gateway.ts';

/** A user of Hyperwallet, in a reply and in a message. */
export const hyperwalletUser = z.object({
  token: z.string().regex(/^usr-[0-9a-f-]{8,60}$/),
  status: z.string(),
  verificationStatus: z.string().optional(),
  businessStakeholderVerificationStatus: z.string().optional(),
  taxVerificationStatus: z.string().optional(),
});
export type HyperwalletUser = z.infer<typeof hyperwalletUser>;

export const hyperwalletAccount = z.object({ token: z.string().regex(/^trm-[0-9a-f-]{8,60}$/), status: z.string() });
export type HyperwalletAccount = z.infer<typeof hyperwalletAccount>;

const asked = [
  ['verificationStatus', 'documents'],
  ['businessStakeholderVerificationStatus', 'owners'],
  ['taxVerificationStatus', 'legal_entity'],
] as const;

const faults: Readonly<Record<string, Requirement['fault']>> = { REQUIRED: 'missing', FAILED: 'invalid' };
const looking = new Set(['UNDER_REVIEW', 'REQUESTED', 'READY_FOR_REVIEW', 'PENDING']);

function userRequirements(user: HyperwalletUser): Requirement[] {
  return asked.flatMap(([field, step]) => {
    const fault = faults[user[field] ?? ''];
    return fault === undefined ? [] : [{ step, fault, code: `${field}.${user[field]}` }];
  });
}

function bankRequirements(bank: HyperwalletAccount | null): Requirement[] {
  if (bank === null) return [{ step: 'bank', fault: 'missing', code: 'BANK_ACCOUNT' }];
  const isInvalid = ['INVALID', 'DE_ACTIVATED'].includes(bank.status);
  return isInvalid ? [{ step: 'bank', fault: 'invalid', code: `BANK_ACCOUNT.${bank.status}` }] : [];
}

const closed = new Set(['LOCKED', 'FROZEN', 'DE_ACTIVATED']);

/** What Hyperwallet says about a user and its bank account, in the words of the product. */
export function hyperwalletState(user: HyperwalletUser, bank: HyperwalletAccount | null): ProviderState {
  const requirements = [...userRequirements(user), ...bankRequirements(bank)];
  const isLooking = asked.some(([field]) => looking.has(user[field] ?? '')) || bank?.status === 'VERIFICATION_PENDING';
  const state = (): PayoutState => {
    if (closed.has(user.status)) return 'restricted';
    if (requirements.length > 0) return 'awaiting_data';
    return isLooking || !['ACTIVATED', 'PRE_ACTIVATED'].includes(user.status) ? 'in_review' : 'approved';
  };
  return { state: state(), requirements };
}
