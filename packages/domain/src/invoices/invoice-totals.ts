import type { InvoiceType } from './invoice-kinds.ts';

/** What is billed: prices in minor units without VAT, never negative; what is given back has a negative quantity. */
export interface InvoiceLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitPrice: number;
  /** In hundredths of a percent; 0 where the customer owes the tax (reverse charge). */
  readonly vatRate: number;
}

/** What one rate is owed on, and how much. */
export interface VatPart {
  readonly vatRate: number;
  readonly net: number;
  readonly vat: number;
}

/** What is billed in lines, and the VAT of the rates at which it was charged before. */
export interface Billed {
  readonly lines: readonly InvoiceLine[];
  /** Charged order by order, and so rounded more than once; of a rate that is not in it the VAT follows from the lines. */
  readonly chargedVat?: readonly ChargedVat[] | undefined;
}

export interface ChargedVat {
  readonly vatRate: number;
  readonly vat: number;
}

export interface InvoiceTotals {
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly parts: readonly VatPart[];
}

/** Half a minor unit is rounded away from zero, so that a credit note takes back exactly what was billed. */
const rounded = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount)) || 0;

const vatOn = (net: number, vatRate: number): number => rounded((net * vatRate) / 10_000);

/** The totals of EN 16931: VAT is calculated by rate, on the sum of its lines (BR-CO-17), never line by line, unless it was charged before. */
export function invoiceTotals({ lines, chargedVat = [] }: Billed): InvoiceTotals {
  const charged = new Map(chargedVat.map(({ vatRate, vat }) => [vatRate, vat]));
  const nets = new Map<number, number>();
  for (const { quantity, unitPrice, vatRate } of lines)
    nets.set(vatRate, (nets.get(vatRate) ?? 0) + quantity * unitPrice);
  const parts = [...nets]
    .toSorted(([one], [other]) => other - one)
    .map(([vatRate, net]) => ({ vatRate, net, vat: charged.get(vatRate) ?? vatOn(net, vatRate) }));
  const net = parts.reduce((sum, part) => sum + part.net, 0);
  const vat = parts.reduce((sum, part) => sum + part.vat, 0);
  return { net, vat, gross: net + vat, parts };
}

/** BR-CO-17 is checked to one unit of the currency. */
const vatTolerance = 100;

/**
 * How far VAT that was charged order by order may be from the VAT on the sum: each rounding moves it by at most half a cent, and no
 * order is charged for less than half a unit of the currency.
 */
const roundingOf = (net: number): number => Math.min(vatTolerance - 1, 1 + Math.abs(net) / 100);

/** Whether VAT has the sign of what it is owed on, and is no further from it than by rounding. */
const isVatOf = ({ net, vat }: VatPart, charged: number): boolean =>
  charged * net >= 0 && Math.abs(vat - charged) <= roundingOf(net);

/** Whether each rate is one of the lines, said once, and its VAT what was owed on them but for rounding. */
function chargedFairly({ lines, chargedVat = [] }: Billed): boolean {
  const { parts } = invoiceTotals({ lines });
  const isOfLines = ({ vatRate, vat }: ChargedVat) =>
    parts.some((part) => part.vatRate === vatRate && isVatOf(part, vat));
  return new Set(chargedVat.map(({ vatRate }) => vatRate)).size === chargedVat.length && chargedVat.every(isOfLines);
}

interface Document extends Billed {
  readonly type: InvoiceType;
  readonly corrects: string | null;
  readonly dueOn: string | null;
  readonly issuedOn: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly reverseCharge: boolean;
  /** Present where it is settled with payouts: nothing of it is ever due. */
  readonly setOff?: object | undefined;
}

export type DocumentFault = 'lines' | 'corrects' | 'dueOn' | 'month' | 'reverseCharge' | 'chargedVat';

/** The first part of a document that contradicts its type or the law; null for one that may be issued. */
export function documentFault(document: Document): DocumentFault | null {
  const { type, lines, corrects, dueOn, issuedOn, month, reverseCharge } = document;
  const isReport = type === 'report';
  const isNeverDue = isReport || document.setOff !== undefined;
  if (isReport !== (lines.length === 0)) return 'lines';
  if ((type === 'credit_note') !== (corrects !== null)) return 'corrects';
  if (isNeverDue !== (dueOn === null) || (dueOn !== null && dueOn < issuedOn)) return 'dueOn';
  if (month > issuedOn.slice(0, 7)) return 'month';
  if (lines.some(({ vatRate }) => (vatRate === 0) !== reverseCharge)) return 'reverseCharge';
  const isTakenBack = lines.some(({ quantity }) => quantity < 0);
  if (!isReport && isTakenBack !== (type === 'credit_note')) return 'lines';
  return chargedFairly(document) ? null : 'chargedVat';
}

/** Amounts of a document; those of a credit note are negative. */
export type DocumentAmounts = Pick<InvoiceTotals, 'net' | 'vat' | 'gross'>;

/** Whether a credit note takes back no more than is left of what it corrects, after the credit notes before it. */
export function isCovered(credit: DocumentAmounts, left: DocumentAmounts): boolean {
  return left.net + credit.net >= 0 && left.gross + credit.gross >= 0;
}
