import type { InvoiceType } from '../invoices/invoice-kinds.ts';
import { amountOf, type TaxFigure } from './tax-figures.ts';
import type { TaxKind } from './tax-kinds.ts';

/** What a tax month is compared with. */
export const comparedWith = ['commission', 'shipping', 'vouchers', 'orders', 'payouts'] as const;
export type ComparedWith = (typeof comparedWith)[number];

/**
 * Why the two differ: lines of earlier months counted here, or of this month later; no document yet; what a document has beside what was
 * booked; orders, and documents, of other months booked in this one, and those of this month booked in another one.
 */
export const differenceReasons = [
  'late_in',
  'late_out',
  'no_document',
  'beside_orders',
  'other_orders',
  'booked_elsewhere',
  'other_documents',
  'billed_later',
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

const sales: readonly TaxKind[] = ['sale', 'voucher', 'shipping', 'refund', 'shipping_refund'];

/** Of kinds, what of a month is booked in another one by one of its months, and the other way round; each has its reason. */
interface Shift {
  readonly kinds: readonly TaxKind[];
  readonly by: 'bookedMonth' | 'orderMonth';
  readonly reasons: readonly [into: DifferenceReason, out: DifferenceReason];
}

const shifts = {
  lines: { by: 'bookedMonth', reasons: ['late_in', 'late_out'] },
  orders: { by: 'orderMonth', reasons: ['other_orders', 'booked_elsewhere'] },
  documents: { by: 'orderMonth', reasons: ['other_documents', 'billed_later'] },
} as const;

function shifted({ month, figures }: Compared, { kinds, by, reasons: [here, there] }: Shift) {
  const into = figures.filter((figure) => figure.month === month && figure[by] !== month);
  const out = figures.filter((figure) => figure.month !== month && figure[by] === month);
  return [
    { reason: here, amount: amountOf(into, kinds) },
    { reason: there, amount: -amountOf(out, kinds) || 0 },
  ];
}

function agreed(
  compared: Compared,
  what: { with: ComparedWith; shifts: readonly Shift[]; other: number; rest: DifferenceReason },
): Agreement {
  const { month, figures } = compared;
  const taxMonth = amountOf(
    figures.filter((figure) => figure.month === month),
    what.shifts.flatMap(({ kinds }) => kinds),
  );
  const reasons = what.shifts.flatMap((shift) => shifted(compared, shift));
  const rest = taxMonth - what.other - reasons.reduce((sum, { amount }) => sum + amount, 0);
  return {
    with: what.with,
    taxMonth,
    other: what.other,
    reasons: [...reasons, { reason: what.rest, amount: rest }].filter(({ amount }) => amount !== 0),
  };
}

/** Vouchers, which count with their VAT, beside their documents, which take in what was credited and not what was taken back; nothing where there are none. */
function ofVouchers({ figures, ...compared }: Compared): Agreement[] {
  const documents = compared.documents.filter(({ type }) => type === 'vouchers');
  const credited = figures.map((figure) => (figure.kind === 'voucher' ? { ...figure, debit: 0 } : figure));
  const agreement = agreed(
    { ...compared, figures: credited },
    {
      with: 'vouchers',
      shifts: [
        { kinds: ['voucher'], ...shifts.lines },
        { kinds: ['posting_vouchers'], ...shifts.documents },
      ],
      other: documents.reduce((sum, { gross }) => sum + gross, 0),
      rest: documents.length === 0 ? 'no_document' : 'beside_orders',
    },
  );
  const isNothing = agreement.taxMonth === 0 && agreement.reasons.length === 0 && documents.length === 0;
  return isNothing ? [] : [agreement];
}

/** The tax month beside documents, reports and payouts: equal to the cent, or the amounts that explain the difference. */
export function agreementOf(compared: Compared): Agreement[] {
  const { documents, ofOrders, paidOut } = compared;
  const ofTypes = (types: readonly InvoiceType[]) => documents.filter(({ type }) => types.includes(type));
  const commission = ofTypes(['commission', 'credit_note', 'fulfilment']);
  const shipping = ofTypes(['shipping_vat']);
  const restOf = (found: readonly ComparedDocument[]): DifferenceReason =>
    found.length === 0 ? 'no_document' : 'beside_orders';
  return [
    agreed(compared, {
      with: 'commission',
      shifts: [
        { kinds: ['commission'], ...shifts.lines },
        { kinds: ['posting_fee', 'posting_credit', 'posting_fulfilment'], ...shifts.documents },
      ],
      other: commission.reduce((sum, { net }) => sum - net, 0),
      rest: restOf(commission),
    }),
    agreed(compared, {
      with: 'shipping',
      shifts: [{ kinds: ['shipping', 'shipping_refund'], ...shifts.lines }],
      other: shipping.reduce((sum, { gross }) => sum + gross, 0),
      rest: restOf(shipping),
    }),
    ...ofVouchers(compared),
    agreed(compared, {
      with: 'orders',
      shifts: [{ kinds: sales, ...shifts.orders }],
      other: ofOrders,
      rest: 'beside_orders',
    }),
    ...(paidOut === null
      ? []
      : [
          agreed(compared, {
            with: 'payouts',
            shifts: [{ kinds: ['payout'], ...shifts.lines }],
            other: -paidOut || 0,
            rest: 'beside_orders',
          }),
        ]),
  ];
}
