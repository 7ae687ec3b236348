import { limits } from '../limits.ts';
import type { InvoiceType } from './invoice-kinds.ts';
import { type VatCategory, vatCategories } from './vat-category.ts';

/** What is billed: prices in minor units without VAT, never negative; a discount and what is given back have a negative quantity. */
export interface InvoiceLine {
  readonly text: string;
  readonly quantity: number;
  readonly unitPrice: number;
  /** In hundredths of a percent. */
  readonly vatRate: number;
  /** What it falls under; a line without VAT is exempt unless it says another one. */
  readonly vatCategory?: VatCategory | undefined;
}

/** What one category is owed on at one rate, and how much (BG-23). */
export interface VatPart {
  readonly vatCategory: VatCategory;
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

const categoryOf = ({ vatCategory, vatRate }: InvoiceLine): VatCategory => vatCategory ?? (vatRate > 0 ? 'S' : 'E');

/** By rate from the highest, and by category in the order of the table. */
const inOrder = (one: VatPart, other: VatPart): number =>
  other.vatRate - one.vatRate || vatCategories.indexOf(one.vatCategory) - vatCategories.indexOf(other.vatCategory);

/** The totals of EN 16931: VAT is calculated by category and rate, on the sum of its lines (BR-CO-17), never line by line, unless it was charged before. */
export function invoiceTotals({ lines, chargedVat = [] }: Billed): InvoiceTotals {
  const charged = new Map(chargedVat.map(({ vatRate, vat }) => [vatRate, vat]));
  const together = Map.groupBy(lines, (line) => `${categoryOf(line)} ${line.vatRate}`);
  const parts = [...together.values()]
    .flatMap((same): VatPart[] => {
      const [first] = same;
      if (first === undefined) return [];
      const { vatRate } = first;
      const net = same.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
      return [{ vatCategory: categoryOf(first), vatRate, net, vat: charged.get(vatRate) ?? vatOn(net, vatRate) }];
    })
    .toSorted(inOrder);
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

/** Whether VAT has the sign of what it is owed on, and is no further from it than by rounding; nothing is rounded where there is none. */
const isVatOf = ({ net, vat, vatRate }: VatPart, charged: number): boolean =>
  vatRate === 0 || net === 0 ? charged === 0 : charged * net >= 0 && Math.abs(vat - charged) <= roundingOf(net);

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
}

export type DocumentFault = 'lines' | 'corrects' | 'dueOn' | 'month' | 'chargedVat';

/**
 * Whether lines go the way of their document: an invoice bills, a credit note gives back, and lines against it (a discount, and a discount
 * taken back) come to no more than the others at the same category and rate.
 */
function goesOneWay(lines: readonly InvoiceLine[], way: 1 | -1): boolean {
  return (
    lines.some(({ quantity }) => quantity * way > 0) &&
    invoiceTotals({ lines }).parts.every(({ net }) => net * way >= 0)
  );
}

/** Whether all of it is small enough to be worked out exactly. */
const isExact = (lines: readonly InvoiceLine[]): boolean =>
  lines.reduce((sum, { quantity, unitPrice }) => sum + Math.abs(quantity) * unitPrice, 0) <= limits.invoiceAmount;

/** The first part of a document that contradicts its type or the law; null for one that may be issued. What its VAT falls under is asked by `vatFault`. */
export function documentFault(document: Document): DocumentFault | null {
  const { type, lines, corrects, dueOn, issuedOn, month } = document;
  const isReport = type === 'report';
  if (isReport !== (lines.length === 0) || !isExact(lines)) return 'lines';
  if ((type === 'credit_note') !== (corrects !== null)) return 'corrects';
  if (isReport !== (dueOn === null) || (dueOn !== null && dueOn < issuedOn)) return 'dueOn';
  if (month > issuedOn.slice(0, 7)) return 'month';
  if (!isReport && !goesOneWay(lines, type === 'credit_note' ? -1 : 1)) return 'lines';
  return chargedFairly(document) ? null : 'chargedVat';
}

/** Amounts of a document; those of a credit note are negative. */
export type DocumentAmounts = Pick<InvoiceTotals, 'net' | 'vat' | 'gross'>;

/** Whether a credit note takes back no more than is left of what it corrects, after the credit notes before it. */
export function isCovered(credit: DocumentAmounts, left: DocumentAmounts): boolean {
  return left.net + credit.net >= 0 && left.gross + credit.gross >= 0;
}

const isSamePart = (one: VatPart, other: VatPart): boolean =>
  one.vatCategory === other.vatCategory && one.vatRate === other.vatRate;

/** The category and rate at which a credit note takes back more than is left of a document, after the credit notes before it: `documents` are all of them. */
export function overdrawnPart(credit: readonly VatPart[], documents: readonly (readonly VatPart[])[]): VatPart | null {
  const overdrawn = credit.find((part) => {
    const same = [part, ...documents.flat().filter((other) => isSamePart(part, other))];
    const net = same.reduce((sum, each) => sum + each.net, 0);
    const vat = same.reduce((sum, each) => sum + each.vat, 0);
    return net < 0 || net + vat < 0;
  });
  return overdrawn ?? null;
}
