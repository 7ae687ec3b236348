import type { LedgerEntry } from '@offizin/contract/ledger/marketplace';
import type { PayoutRecord } from '@offizin/contract/payout/marketplace';
import type { LedgerKind } from '@offizin/domain/ledger/ledger';
import { type PayoutLineKind, payoutLineKinds } from '@offizin/domain/payout/payouts';
import type { PayoutState } from '@offizin/domain/payout/payout-account';
import type { Requirement } from '@offizin/domain/payout/requirements';
import { brands } from '@offizin/domain/brand/brands';
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

const parts = {
  sale: 'sales',
  voucher: 'sales',
  shipping: 'shipping',
  refund: 'refunds',
  shipping_refund: 'refunds',
  commission: 'commission',
  commission_vat: 'commission',
  adjustment: 'adjustment',
} as const satisfies Readonly<Record<Exclude<LedgerKind, 'payout'>, PayoutLineKind>>;

/** What the orders of a payout come to, part by part. */
function linesOf(entries: readonly LedgerEntry[]): PayoutRecord['lines'] {
  const sums = new Map<PayoutLineKind, { amount: number; count: number }>();
  for (const { lines } of entries) {
    for (const { kind, amount } of lines) {
      if (kind === 'payout') continue;
      const known = sums.get(parts[kind]) ?? { amount: 0, count: 0 };
      sums.set(parts[kind], {
        amount: known.amount + amount,
        count: known.count + (kind === 'sale' || kind === 'refund' ? 1 : 0),
      });
    }
  }
  return payoutLineKinds.flatMap((kind) => {
    const sum = sums.get(kind);
    if (sum === undefined) return [];
    return [{ kind, amount: sum.amount, count: kind === 'sales' || kind === 'refunds' ? sum.count : null }];
  });
}

/** One of those that are paid came back once, and was paid two days later. */
const returned = 3;

/** A payout of an amount that is paid, or will be. */
export function payoutRecord(
  seller: DemoSeller,
  { dueAt, state, amount, lines = [] }: Pick<PayoutRecord, 'dueAt' | 'state' | 'amount'> & Partial<PayoutRecord>,
): PayoutRecord {
  const isPaid = state === 'paid';
  return {
    state,
    amount,
    currency: brands[seller.brand].currency,
    dueAt,
    paidAt: isPaid ? dueAt : null,
    returnedAt: null,
    accountEnd: isPaid ? (seller.record.company?.iban ?? '0000').slice(-4) : null,
    lines,
  };
}

/** The Tuesdays on which money was or will be paid: the next one and those before it. */
export function payoutDays(seller: DemoSeller, now: Date): { payoutNo: string; dueAt: string; isNext: boolean }[] {
  const next = tuesday(now, 0) > now ? 0 : 1;
  return Array.from({ length: weeksBack + 1 }, (_, index) => {
    const due = tuesday(now, next - index);
    return { payoutNo: numberOf(seller, due), dueAt: due.toISOString(), isNext: index === 0 };
  });
}

/** Whether payouts of the shop are held, as its account is not valid. */
export const isHeld = (seller: DemoSeller): boolean => accountOf(seller)?.state !== 'approved';

/** The payouts that these entries were paid with, each the sum of its orders. */
export function payoutsOf(seller: DemoSeller, entries: readonly LedgerEntry[], now: Date): DemoPayout[] {
  if (!isPaid(seller)) return [];
  const byPayout = Map.groupBy(entries, ({ lines }) => lines.find(({ kind }) => kind === 'payout')?.payoutNo);
  return payoutDays(seller, now).flatMap(({ payoutNo, dueAt }, index) => {
    const own = byPayout.get(payoutNo);
    if (own === undefined) return [];
    const lines = linesOf(own);
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    const record = payoutRecord(seller, { state: 'paid', dueAt, amount, lines });
    const at = (days: number) => new Date(Date.parse(dueAt) + days * day).toISOString();
    return [{ payoutNo, record: index === returned ? { ...record, returnedAt: at(1), paidAt: at(2) } : record }];
  });
}
