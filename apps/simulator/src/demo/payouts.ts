import { brands } from '@offizin/domain/brand/brands';
import type { PayoutState } from '@offizin/domain/payout/payout-account';
import type { Requirement } from '@offizin/domain/payout/requirements';
import type { PayoutRecord } from '@offizin/marketplace-client/api.gen';
import type { DemoSeller } from './sellers.ts';

const day = 24 * 3_600_000;
const week = 7 * day;

export interface DemoPayout {
  readonly payoutNo: string;
  readonly record: PayoutRecord;
}

export interface DemoAccount {
  readonly state: PayoutState;
  readonly requirements: readonly Requirement[];
}

export const isPaid = ({ record }: DemoSeller): boolean =>
  record.services.some(({ code, status }) => ['adyen', 'hyperwallet'].includes(code) && status === 'subscribed');

/** As far back as the demo's orders lie. */
const weeksBack = 13;

/** What the demo's shop in Barcelona still lacks; the others are valid. */
export function accountOf(seller: DemoSeller): DemoAccount | null {
  if (!isPaid(seller)) return null;
  if (seller.externalId !== 'ES-1003') return { state: 'approved', requirements: [] };
  return {
    state: 'awaiting_data',
    requirements: [
      { step: 'documents', fault: 'invalid', code: '1_30' },
      { step: 'owners', fault: 'missing', code: '2_8067' },
    ],
  };
}

/** Tuesday, nine o'clock, of the week that begins a number of weeks from now. */
function tuesday(now: Date, weeks: number): Date {
  const midnight = Math.floor(now.getTime() / day) * day;
  const back = (new Date(midnight).getUTCDay() + 5) % 7;
  return new Date(midnight - back * day + weeks * week + 9 * 3_600_000);
}

/** The payout in which money comes that was due since a moment; null for shops that are not paid through the portal. */
export function payoutAfter(seller: DemoSeller, since: Date): { payoutNo: string; dueAt: string } | null {
  if (!isPaid(seller) || accountOf(seller)?.state !== 'approved') return null;
  const due = tuesday(since, 1);
  return { payoutNo: numberOf(seller, due), dueAt: due.toISOString() };
}

const numberOf = ({ externalId }: DemoSeller, due: Date): string => `${externalId}-${Math.round(due.getTime() / week)}`;

/** One of those that are paid came back once, and was paid two days later. */
const returned = 3;

interface Planned extends Pick<PayoutRecord, 'dueAt' | 'state' | 'amount'> {
  /** Whether it came back once. */
  readonly isReturned?: boolean;
}

/** A payout of an amount that is paid, or will be. */
export function payoutRecord(seller: DemoSeller, { dueAt, state, amount, isReturned = false }: Planned): PayoutRecord {
  const isPaid = state === 'paid';
  const at = (days: number) => new Date(Date.parse(dueAt) + days * day).toISOString();
  return {
    state,
    amount,
    currency: brands[seller.brand].currency,
    dueAt,
    paidAt: isPaid ? (isReturned ? at(2) : dueAt) : null,
    returnedAt: isPaid && isReturned ? at(1) : null,
    accountEnd: isPaid ? (seller.record.company?.iban ?? '0000').slice(-4) : null,
    lines: [],
  };
}

export interface PayoutDay {
  readonly payoutNo: string;
  readonly dueAt: string;
  readonly isNext: boolean;
  /** The newest of those that have passed. */
  readonly isLast: boolean;
  /** Whether the bank gives it back once. */
  readonly isReturned: boolean;
}

/** The Tuesdays on which money was or will be paid: the next one and those before it. */
export function payoutDays(seller: DemoSeller, now: Date): PayoutDay[] {
  const next = tuesday(now, 0) > now ? 0 : 1;
  return Array.from({ length: weeksBack + 1 }, (_, index) => {
    const due = tuesday(now, next - index);
    return {
      payoutNo: numberOf(seller, due),
      dueAt: due.toISOString(),
      isNext: index === 0,
      isLast: index === 1,
      isReturned: index === returned,
    };
  });
}

/** Whether payouts of the shop are held, as its account is not valid. */
export const isHeld = (seller: DemoSeller): boolean => accountOf(seller)?.state !== 'approved';
