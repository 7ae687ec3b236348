import type { PayoutState } from '@offizin/domain/payout/payout-account';
import type { AskedStep, Requirement } from '@offizin/domain/payout/requirements';
import { z } from 'zod';
import type { ProviderState } from './payout-gateway.ts';

/** The capability without which Adyen pays nobody. */
export const payoutCapability = 'sendToTransferInstrument';

const verificationError = z.object({ code: z.string().optional(), type: z.string().optional() });
const problem = z.object({
  entity: z.object({ id: z.string().optional(), type: z.string().optional() }).optional(),
  verificationErrors: z.array(verificationError).optional(),
});
const capability = z.object({
  allowed: z.boolean().optional(),
  verificationStatus: z.string().optional(),
  problems: z.array(problem).nullish(),
});

/** An account holder, in a reply and in a message. */
export const accountHolder = z.object({
  id: z.string().min(1).max(100),
  legalEntityId: z.string().optional(),
  status: z.string().optional(),
  capabilities: z.record(z.string(), capability).optional(),
});
export type AccountHolder = z.infer<typeof accountHolder>;
type Problem = z.infer<typeof problem>;

const steps: Readonly<Record<string, AskedStep>> = { Document: 'documents', BankAccount: 'bank' };

function stepOf({ entity }: Problem, ownEntity: string | undefined): AskedStep {
  return steps[entity?.type ?? ''] ?? (entity?.id === ownEntity ? 'legal_entity' : 'owners');
}

/** What Adyen waits for by itself asks nothing of the seller. */
const asksNothing = new Set(['pendingStatus']);

function requirementsOf(problems: readonly Problem[], ownEntity: string | undefined): Requirement[] {
  return problems.flatMap((each) =>
    (each.verificationErrors ?? [])
      .filter(({ type }) => !asksNothing.has(type ?? ''))
      .map(({ code = 'unknown', type }) => ({
        step: stepOf(each, ownEntity),
        fault: type === 'dataMissing' ? ('missing' as const) : ('invalid' as const),
        code: /^[A-Za-z0-9_.-]{1,60}$/.test(code) ? code : 'unknown',
      })),
  );
}

const closed = new Set(['suspended', 'closed', 'inactive']);

function stateOf({ status, capabilities }: AccountHolder, lacks: boolean): PayoutState {
  const { allowed = false, verificationStatus } = capabilities?.[payoutCapability] ?? {};
  if (closed.has(status ?? 'active')) return 'restricted';
  if (verificationStatus === 'rejected') return 'refused';
  if (verificationStatus === 'valid') return allowed ? 'approved' : 'restricted';
  return lacks || verificationStatus === 'invalid' ? 'awaiting_data' : 'in_review';
}

/** What Adyen says about an account, in the words of the product. */
export function adyenState(holder: AccountHolder): ProviderState {
  const problems = holder.capabilities?.[payoutCapability]?.problems ?? [];
  const requirements = requirementsOf(problems, holder.legalEntityId).slice(0, 50);
  return { state: stateOf(holder, requirements.length > 0), requirements };
}
