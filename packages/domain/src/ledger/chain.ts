import type { LedgerKind } from './ledger.ts';

/** Documents that take in what was booked for orders in their month; every other document is only what was posted with it. */
export const collectingTypes = ['commission', 'vouchers'] as const;
export type CollectingType = (typeof collectingTypes)[number];

interface SignedKind {
  readonly kind: LedgerKind;
  readonly amount: number;
}

const sumOf = (lines: readonly { readonly amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

const collected: Partial<Readonly<Record<LedgerKind, CollectingType>>> = {
  commission: 'commission',
  commission_vat: 'commission',
};

/** The document of its month that a line of an order is part of; null of a line that no document has. A voucher is the customer’s, what replaces it the shop’s. */
export function collectedBy({ kind, amount }: SignedKind): CollectingType | null {
  if (kind === 'voucher') return amount > 0 ? 'vouchers' : null;
  return collected[kind] ?? null;
}

/** How a line was settled: with a payout, by other lines of its order, or not yet. Numbers of payouts hold neither sign. */
export const settledInOrder = '=';
export const notSettled = '';

/** What of an order was settled together; `payoutNo` may be one of the signs. A line of a payout is what was paid for the order, so its amount is turned. */
export interface ChainPart {
  readonly payoutNo: string;
  readonly kind: LedgerKind;
  /** Empty where no document takes it in. */
  readonly collectedBy: CollectingType | '';
  /** `YYYY-MM`, of the day of booking. */
  readonly month: string;
  readonly lines: number;
  readonly amount: number;
}

export interface ChainLine extends SignedKind {
  readonly lineNo: number;
  readonly bookedOn: string;
  readonly payoutNo: string | null;
}

const partOf = (line: ChainLine, payoutNo: string): ChainPart => ({
  payoutNo,
  kind: line.kind,
  collectedBy: collectedBy(line) ?? '',
  month: line.bookedOn.slice(0, 7),
  lines: 1,
  amount: line.kind === 'payout' ? -line.amount : line.amount,
});

const keyOf = ({ payoutNo, kind, collectedBy: by, month }: ChainPart): string => [payoutNo, kind, by, month].join(' ');

/** Parts of the same key as one. */
export function joinParts(parts: readonly ChainPart[]): ChainPart[] {
  const joined = new Map<string, ChainPart>();
  for (const part of parts) {
    const known = joined.get(keyOf(part));
    const sums = { lines: part.lines + (known?.lines ?? 0), amount: part.amount + (known?.amount ?? 0) };
    joined.set(keyOf(part), { ...part, ...sums });
  }
  return [...joined.values()];
}

/** What is gained from one to the other: what went has negative sums. */
export function chainGained(before: readonly ChainPart[], after: readonly ChainPart[]): ChainPart[] {
  const gone = before.map((part) => ({ ...part, lines: -part.lines, amount: 0 - part.amount }));
  return joinParts([...gone, ...after]).filter(({ lines, amount }) => lines !== 0 || amount !== 0);
}

export interface Settled<Line extends ChainLine> {
  readonly line: Line;
  /** A payout’s number, or one of the signs. */
  readonly payoutNo: string;
}

/**
 * How the lines of an order were settled: a payout settles what has a lower number and was not settled before; what comes behind the
 * last one is open, or settled by itself where the order is even.
 */
export function settledLines<Line extends ChainLine>(lines: readonly Line[]): Settled<Line>[] {
  const ordered = lines.toSorted((one, other) => one.lineNo - other.lineNo);
  const isEven = sumOf(ordered) === 0;
  const settled: Settled<Line>[] = [];
  let waiting: Line[] = [];
  for (const line of ordered) {
    waiting.push(line);
    const { kind, payoutNo } = line;
    if (kind !== 'payout' || payoutNo === null) continue;
    settled.push(...waiting.map((each) => ({ line: each, payoutNo })));
    waiting = [];
  }
  return [...settled, ...waiting.map((line) => ({ line, payoutNo: isEven ? settledInOrder : notSettled }))];
}

/** The same by payout, kind, document and month. */
export const chainOf = (lines: readonly ChainLine[]): ChainPart[] =>
  joinParts(settledLines(lines).map(({ line, payoutNo }) => partOf(line, payoutNo)));

/**
 * Whether new lines of payouts pay an order what was paid before: each brings what was booked under lower numbers nearer to nothing, never
 * beyond, and has a higher number than the payouts that are there.
 */
export function isPaidTwice(before: readonly ChainLine[], lines: readonly ChainLine[]): boolean {
  const known = new Set(before.map(({ lineNo }) => lineNo));
  const lastPaid = Math.max(0, ...before.flatMap(({ kind, lineNo }) => (kind === 'payout' ? [lineNo] : [])));
  return lines.some(({ lineNo, kind, amount }) => {
    if (kind !== 'payout' || known.has(lineNo) || amount === 0) return false;
    const due = sumOf(lines.filter((line) => line.lineNo < lineNo));
    return lineNo < lastPaid || amount * due > 0 || Math.abs(amount) > Math.abs(due);
  });
}

export interface PayoutSums {
  /** What the payout paid for orders. */
  readonly paid: number;
  /** What was settled with it, kind by kind. */
  readonly parts: readonly {
    readonly kind: Exclude<LedgerKind, 'payout'>;
    readonly lines: number;
    readonly amount: number;
  }[];
  /** What an order was paid beside what was settled with it: a part of it in one payout, and the rest in another one. */
  readonly carried: number;
  readonly orders: number;
}

/** What the parts of a payout come to: they add up to what it paid. */
export function payoutSums(parts: readonly ChainPart[]): PayoutSums {
  const paid = parts.filter(({ kind }) => kind === 'payout');
  const sums = new Map<Exclude<LedgerKind, 'payout'>, { lines: number; amount: number }>();
  for (const { kind, lines, amount } of parts) {
    if (kind === 'payout') continue;
    const known = sums.get(kind) ?? { lines: 0, amount: 0 };
    sums.set(kind, { lines: known.lines + lines, amount: known.amount + amount });
  }
  return {
    paid: sumOf(paid),
    parts: [...sums].map(([kind, of]) => ({ kind, ...of })),
    carried: sumOf(paid) - sumOf([...sums.values()]),
    orders: paid.reduce((total, { lines }) => total + lines, 0),
  };
}
