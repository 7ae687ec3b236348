import type { PayoutRecord } from '@offizin/contract/marketplace-payouts';
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

const isPaid = ({ record }: DemoSeller): boolean =>
  record.services.some(({ code, status }) => ['adyen', 'hyperwallet'].includes(code) && status === 'subscribed');

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

/** Tuesday, nine o'clock, of the week that begins so many weeks from now. */
function tuesday(now: Date, weeks: number): Date {
  const midnight = Math.floor(now.getTime() / day) * day;
  const back = (new Date(midnight).getUTCDay() + 5) % 7;
  return new Date(midnight - back * day + weeks * week + 9 * 3_600_000);
}

function linesOf({ ordersPerDay, externalId }: DemoSeller, nth: number): PayoutRecord['lines'] {
  const orders = Math.max(1, Math.round(ordersPerDay * 7 * (0.85 + ((nth * 37 + externalId.length) % 30) / 100)));
  const sales = orders * 4_155 + nth * 317;
  const refunds = Math.round(orders / 30);
  return [
    { kind: 'sales', amount: sales, count: orders },
    { kind: 'shipping', amount: orders * 182, count: null },
    { kind: 'refunds', amount: -refunds * 2_405, count: refunds },
    { kind: 'commission', amount: -Math.round(sales * 0.164), count: null },
  ];
}

const weeksBack = 6;
/** One of them came back once, and was paid two days later. */
const returned = 3;

function payoutOf(seller: DemoSeller, now: Date, weeks: number): DemoPayout {
  const due = tuesday(now, weeks);
  const number = Math.round(due.getTime() / week);
  const lines = linesOf(seller, number);
  const isDone = weeks <= 0;
  const isReturned = weeks === -returned;
  const record: PayoutRecord = {
    state: isDone ? 'paid' : 'planned',
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    currency: brands[seller.brand].currency,
    dueAt: due.toISOString(),
    paidAt: isDone ? new Date(due.getTime() + (isReturned ? 2 * day : 0)).toISOString() : null,
    returnedAt: isReturned ? new Date(due.getTime() + day).toISOString() : null,
    accountEnd: isDone ? (seller.record.company?.iban ?? '0000').slice(-4) : null,
    lines,
  };
  return { payoutNo: `${seller.externalId}-${number}`, record };
}

/** The payouts of the last weeks and the next one. */
export function payoutsOf(seller: DemoSeller, now: Date): DemoPayout[] {
  if (!isPaid(seller) || seller.ordersPerDay === 0) return [];
  const isToday = tuesday(now, 0) > now;
  return Array.from({ length: weeksBack + 1 }, (_, index) => payoutOf(seller, now, (isToday ? 0 : 1) - index)).filter(
    ({ record }) => record.state === 'planned' || Date.parse(record.dueAt) <= now.getTime(),
  );
}
