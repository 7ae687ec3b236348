import { monthOf } from './months.ts';
import type { TaxKind } from './tax-kinds.ts';
import type { TaxedLine, TaxPart } from './tax-parts.ts';

/** What a figure is kept by. The months say where it counts, by which day it was booked, and when its order was placed, or what month its document is about. */
export interface TaxFigureKey {
  readonly month: string;
  readonly bookedMonth: string;
  readonly orderMonth: string;
  /** Of delivery. */
  readonly country: string;
  readonly kind: TaxKind;
  /** Basis points; null where there is none or it is not known. */
  readonly rate: number | null;
}

/** What lines come to: `credit` was given to the shop, `debit` (negative) taken from it; minor units. */
export interface TaxFigure extends TaxFigureKey {
  readonly lines: number;
  readonly credit: number;
  readonly debit: number;
}

export interface OrderParts {
  readonly orderMonth: string;
  readonly country: string;
  readonly lines: readonly TaxedLine[];
  /** Parts of some of the lines. */
  readonly parts: readonly TaxPart[];
}

const keyOf = ({ month, bookedMonth, orderMonth, country, kind, rate }: TaxFigureKey): string =>
  [month, bookedMonth, orderMonth, country, kind, rate].join('/');

/** What the parts of an order come to, each by itself. */
export function figuresOf({ orderMonth, country, lines, parts }: OrderParts): TaxFigure[] {
  const byNo = new Map(lines.map((line) => [line.lineNo, line]));
  return parts.flatMap(({ lineNo, month, rate, amount }) => {
    const line = byNo.get(lineNo);
    if (line === undefined) return [];
    const key = { month, bookedMonth: monthOf(line.bookedOn), orderMonth, country, kind: line.kind, rate };
    return { ...key, lines: 1, credit: Math.max(amount, 0), debit: Math.min(amount, 0) };
  });
}

/** Figures of the same key as one. */
export function joinFigures(figures: readonly TaxFigure[]): TaxFigure[] {
  const sums = new Map<string, TaxFigure>();
  for (const figure of figures) {
    const key = keyOf(figure);
    const known = sums.get(key) ?? { ...figure, lines: 0, credit: 0, debit: 0 };
    sums.set(key, {
      ...known,
      lines: known.lines + figure.lines,
      credit: known.credit + figure.credit,
      debit: known.debit + figure.debit,
    });
  }
  return [...sums.values()];
}

/** What the figures of some kinds come to. */
export function amountOf(figures: readonly TaxFigure[], kinds: readonly TaxKind[]): number {
  return figures.reduce((sum, { kind, credit, debit }) => (kinds.includes(kind) ? sum + credit + debit : sum), 0);
}
