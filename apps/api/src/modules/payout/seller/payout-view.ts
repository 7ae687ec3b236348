import type { PayoutPayment, PayoutView } from '@offizin/contract/payout/seller';
import { maskedIban } from '@offizin/domain/company/bank-account';
import { payoutHolds } from '@offizin/domain/payout/payout-hold';
import { payoutStates } from '@offizin/domain/payout/payout-account';
import type { Company } from '../../company/write/read-company.ts';
import type { PayoutAccountRow, PayoutRow } from '../write/payout-queries.ts';

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export function paymentView(row: PayoutRow): PayoutPayment {
  const { payoutNo, state, amount, currency, dueAt, paidAt, returnedAt, accountEnd, lines } = row;
  return {
    payoutNo,
    state,
    amount: { amount, currency },
    dueAt: dueAt.toISOString(),
    paidAt: timeOf(paidAt),
    returnedAt: timeOf(returnedAt),
    accountEnd,
    lines,
  };
}

/** The account's number by its end only: whole it is in the company's form alone. */
function bankView({ values, sections }: Company): PayoutView['bank'] {
  const saved = sections.find(({ section }) => section === 'bank_account');
  const { iban = '', accountHolder = '' } = values;
  return {
    iban: iban === '' ? null : maskedIban(iban),
    holder: accountHolder === '' ? null : accountHolder,
    changedAt: timeOf(saved?.savedAt ?? null),
    changedBy: saved?.savedBy ?? null,
  };
}

type Known = Pick<
  PayoutAccountRow,
  'provider' | 'state' | 'requirements' | 'stateAt' | 'heldUntil' | 'blockedAt' | 'holderRef'
>;

export interface ShownPayout {
  readonly account: Known;
  readonly isBegun: boolean;
  readonly company: Company;
  readonly next: PayoutRow | undefined;
  readonly last: readonly PayoutRow[];
}

interface Around {
  readonly now: Date;
  readonly holdHours: number;
  readonly isConnected: boolean;
}

export function payoutView(
  { account, isBegun, company, next, last }: ShownPayout,
  { now, holdHours, isConnected }: Around,
): PayoutView {
  const { provider, state, requirements, stateAt } = account;
  return {
    provider,
    state,
    validation: payoutStates[state],
    requirements,
    stateAt: isBegun ? stateAt.toISOString() : null,
    holds: payoutHolds(account, now).map(({ reason, until }) => ({ reason, until: timeOf(until) })),
    holdHours,
    isConnected,
    bank: bankView(company),
    next: next === undefined ? null : paymentView(next),
    last: last.map(paymentView),
  };
}
