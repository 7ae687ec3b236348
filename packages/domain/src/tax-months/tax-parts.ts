import type { LedgerAmount, LedgerKind } from '../ledger/ledger.ts';
import { apportion } from './apportion.ts';
import { countedIn } from './months.ts';

/** What an order's goods were sold for at one rate (null: not known), in minor units with VAT. */
export interface GoodsOfRate {
  readonly rate: number | null;
  readonly gross: number;
}

/** A line of the ledger, as far as taxes ask. */
export interface TaxedLine extends LedgerAmount {
  readonly lineNo: number;
  /** Basis points: of goods and shipping, and of the VAT on a commission. Of a commission it is no VAT. */
  readonly rate: number | null;
  readonly bookedOn: string;
}

/** What a line, or the part of it at one rate, counts in a month. */
export interface TaxPart {
  readonly lineNo: number;
  /** In which it counts. */
  readonly month: string;
  readonly rate: number | null;
  readonly amount: number;
}

/** Whether the rate of a line is one of VAT; `goods` are divided by what was sold where a line does not say it. */
const ratedBy: Readonly<Record<LedgerKind, 'goods' | 'line' | 'none'>> = {
  sale: 'goods',
  refund: 'goods',
  shipping: 'line',
  shipping_refund: 'line',
  commission_vat: 'line',
  commission: 'none',
  voucher: 'none',
  adjustment: 'none',
  payout: 'none',
};

const isGoods = (kind: LedgerKind): boolean => ratedBy[kind] === 'goods';

/** What is left of the goods at each rate. */
class GoodsLeft {
  readonly #byRate = new Map<number | null, number>();

  add(rate: number | null, amount: number): void {
    this.#byRate.set(rate, (this.#byRate.get(rate) ?? 0) + amount);
  }

  get positive(): GoodsOfRate[] {
    return [...this.#byRate].flatMap(([rate, gross]) => (gross > 0 ? [{ rate, gross }] : []));
  }
}

type Share = Pick<TaxPart, 'rate' | 'amount'>;

function divided(amount: number, goods: readonly GoodsOfRate[]): Share[] {
  if (goods.length === 0 || amount === 0) return [{ rate: null, amount }];
  const amounts = apportion(
    amount,
    goods.map(({ gross }) => gross),
  );
  return goods.flatMap(({ rate }, at) => (amounts[at] === 0 ? [] : [{ rate, amount: amounts[at] ?? 0 }]));
}

function sharesOf(line: TaxedLine, goods: readonly GoodsOfRate[], left: GoodsLeft): Share[] {
  const { kind, rate, amount } = line;
  const by = ratedBy[kind];
  if (by === 'none') return [{ rate: null, amount }];
  if (by === 'line' || rate !== null) return [{ rate, amount }];
  if (kind === 'sale') return divided(amount, goods);
  // What is given back is taken from what is left, so that an order given back in full leaves nothing at any rate.
  const from = left.positive;
  return divided(amount, from.length > 0 ? from : goods);
}

interface Known {
  /** Parts of the lines that were booked before; they stay as they are. */
  readonly parts: readonly TaxPart[];
  readonly goods: readonly GoodsOfRate[];
  readonly closedThrough: string | null;
}

/** The parts of the lines that have none yet. */
export function newParts(lines: readonly TaxedLine[], { parts, goods, closedThrough }: Known): TaxPart[] {
  const left = new GoodsLeft();
  const kinds = new Map(lines.map(({ lineNo, kind }) => [lineNo, kind]));
  for (const { lineNo, rate, amount } of parts) {
    const kind = kinds.get(lineNo);
    if (kind !== undefined && isGoods(kind)) left.add(rate, amount);
  }
  const known = new Set(parts.map(({ lineNo }) => lineNo));
  const positive = goods.filter(({ gross }) => gross > 0);
  return lines
    .filter(({ lineNo }) => !known.has(lineNo))
    .flatMap((line) => {
      const shares = sharesOf(line, positive, left);
      if (isGoods(line.kind)) for (const { rate, amount } of shares) left.add(rate, amount);
      const month = countedIn(line.bookedOn, closedThrough);
      return shares.map((share) => ({ lineNo: line.lineNo, month, ...share }));
    });
}
