import type { LedgerKind } from '../ledger/ledger.ts';
import type { InvoiceType } from '../invoices/invoice-kinds.ts';
import { amountOf, type TaxFigure } from './tax-figures.ts';

/** What a tax month is compared with. */
export const comparedWith = ['commission', 'shipping', 'orders', 'payouts'] as const;
export type ComparedWith = (typeof comparedWith)[number];

/**
 * Why the two differ: lines of earlier months counted here, or of this month later; no document yet; what a document has beside orders;
 * orders of other months booked in this one, and orders of this month booked in another one.
 */
export const differenceReasons = [
  'late_in',
  'late_out',
  'no_document',
  'beside_orders',
  'other_orders',
  'booked_elsewhere',
] as const;
export type DifferenceReason = (typeof differenceReasons)[number];

export interface Agreement {
  readonly with: ComparedWith;
  /** Minor units, as the shop sees them. */
  readonly taxMonth: number;
  readonly other: number;
  /** What adds up to the difference; nothing where they are equal. */
  readonly reasons: { reason: DifferenceReason; amount: number }[];
}

export interface ComparedDocument {
  readonly type: InvoiceType;
  readonly net: number;
  readonly gross: number;
}

export interface Compared {
  readonly month: string;
  /** Those that count in the month, were booked in it, or whose orders were placed in it. */
  readonly figures: readonly TaxFigure[];
  /** Of the month. */
  readonly documents: readonly ComparedDocument[];
  /** What the orders of the month came to, as the reports have it. */
  readonly ofOrders: number;
  /** What was paid out in the month; null where the shop has no payouts here. */
  readonly paidOut: number | null;
}

const sales: readonly LedgerKind[] = ['sale', 'voucher', 'shipping', 'refund', 'shipping_refund'];

interface Explained {
  readonly kinds: readonly LedgerKind[];
  readonly by: 'bookedMonth' | 'orderMonth';
}

/** What counts in the month and by the other month not, and the other way round. */
function shifted({ month, figures }: Compared, { kinds, by }: Explained) {
  const [here, there] =
    by === 'bookedMonth' ? (['late_in', 'late_out'] as const) : (['other_orders', 'booked_elsewhere'] as const);
  const into = figures.filter((figure) => figure.month === month && figure[by] !== month);
  const out = figures.filter((figure) => figure.month !== month && figure[by] === month);
  return [
    { reason: here, amount: amountOf(into, kinds) },
    { reason: there, amount: -amountOf(out, kinds) || 0 },
  ];
}

function agreed(
  compared: Compared,
  what: Explained & { readonly with: ComparedWith; readonly other: number; readonly rest: DifferenceReason },
): Agreement {
  const { month, figures } = compared;
  const taxMonth = amountOf(
    figures.filter((figure) => figure.month === month),
    what.kinds,
  );
  const reasons = shifted(compared, what);
  const rest = taxMonth - what.other - reasons.reduce((sum, { amount }) => sum + amount, 0);
  return {
    with: what.with,
    taxMonth,
    other: what.other,
    reasons: [...reasons, { reason: what.rest, amount: rest }].filter(({ amount }) => amount !== 0),
  };
}

/** The tax month beside documents, reports and payouts: equal to the cent, or the amounts that explain the difference. */
export function agreementOf(compared: Compared): Agreement[] {
  const { documents, ofOrders, paidOut } = compared;
  const netOf = (types: readonly InvoiceType[]) => documents.filter(({ type }) => types.includes(type));
  const commission = netOf(['commission', 'credit_note']);
  const shipping = netOf(['shipping_vat']);
  const restOf = (found: readonly ComparedDocument[]): DifferenceReason =>
    found.length === 0 ? 'no_document' : 'beside_orders';
  return [
    agreed(compared, {
      with: 'commission',
      kinds: ['commission'],
      by: 'bookedMonth',
      other: commission.reduce((sum, { net }) => sum - net, 0),
      rest: restOf(commission),
    }),
    agreed(compared, {
      with: 'shipping',
      kinds: ['shipping', 'shipping_refund'],
      by: 'bookedMonth',
      other: shipping.reduce((sum, { gross }) => sum + gross, 0),
      rest: restOf(shipping),
    }),
    agreed(compared, { with: 'orders', kinds: sales, by: 'orderMonth', other: ofOrders, rest: 'beside_orders' }),
    ...(paidOut === null
      ? []
      : [
          agreed(compared, {
            with: 'payouts',
            kinds: ['payout'],
            by: 'bookedMonth',
            other: -paidOut || 0,
            rest: 'beside_orders',
          }),
        ]),
  ];
}
