import type { OrderStatus } from '../orders/statuses.ts';
import { isInPeriod } from '../returns/return-terms.ts';

/** Asked for by the shop; then the marketplace makes the order, or makes none. */
export const replacementStates = ['requested', 'made', 'declined'] as const;
export type ReplacementState = (typeof replacementStates)[number];

const day = 86_400_000;

/** Within how many hours the marketplace makes the order that a shop asked for, or declines. */
export const answerHours = 24;

/** When the marketplace has to have answered what was asked for. */
export const answerDueAt = (requestedAt: Date): Date => new Date(requestedAt.getTime() + answerHours * 3_600_000);

/** Whether the marketplace is late with what a shop asked for. */
export const isAnswerLate = (
  { state, requestedAt }: { readonly state: ReplacementState; readonly requestedAt: Date },
  now: Date,
): boolean => state === 'requested' && answerDueAt(requestedAt) <= now;

interface SentOrder {
  readonly status: OrderStatus;
  readonly warehouse: boolean;
  readonly sentAt: Date | null;
  /** Whether the customer was erased: nobody knows where to send anything. */
  readonly isErased: boolean;
}

/** Whether something of an order may be sent once more: of one that the shop sent itself, as long as it may give something back of its own accord. */
export function isReplaceable({ status, warehouse, sentAt, isErased }: SentOrder, now: Date): boolean {
  if (warehouse || isErased || sentAt === null || (status !== 'processed' && status !== 'finalised')) return false;
  return isInPeriod('goodwill', Math.floor((now.getTime() - sentAt.getTime()) / day));
}

export interface ReplacedItem {
  readonly lineId: string;
  readonly units: number;
}

export interface Replacement {
  readonly state: ReplacementState;
  readonly items: readonly ReplacedItem[];
}

interface SoldLine {
  readonly id: string;
  readonly quantity: number;
  readonly cancelledQuantity: number;
}

/** How many units of each line may still be sent once more: what was sold, without those for which that was asked before. */
export function unitsToReplace(
  lines: readonly SoldLine[],
  replacements: readonly Replacement[],
): ReadonlyMap<string, number> {
  const left = new Map(lines.map((line) => [line.id, line.quantity - line.cancelledQuantity]));
  for (const { lineId, units } of replacements
    .filter(({ state }) => state !== 'declined')
    .flatMap(({ items }) => items))
    left.set(lineId, Math.max(0, (left.get(lineId) ?? 0) - units));
  return left;
}

/** Whether these may be sent once more: each line once, some of it and no more than is left. */
export function areReplaceable(items: readonly ReplacedItem[], left: ReadonlyMap<string, number>): boolean {
  const lines = new Set(items.map(({ lineId }) => lineId));
  const fits = ({ lineId, units }: ReplacedItem) => units >= 1 && units <= (left.get(lineId) ?? 0);
  return items.length > 0 && lines.size === items.length && items.every(fits);
}

/** What counts of a replacement whose order was made: units that were cancelled of it are not sent. */
export function withoutCancelled<I extends ReplacedItem & { readonly productId: string }>(
  items: readonly I[],
  cancelled: Readonly<Record<string, number>>,
): I[] {
  const rest = new Map(Object.entries(cancelled));
  return items.map((item) => {
    const taken = Math.min(item.units, rest.get(item.productId) ?? 0);
    rest.set(item.productId, (rest.get(item.productId) ?? 0) - taken);
    return { ...item, units: item.units - taken };
  });
}

interface FreeOrder {
  readonly shipping: number;
  readonly discount: { readonly amount: number };
  readonly lines: readonly { readonly productId: string; readonly quantity: number; readonly unitPrice: number }[];
}

/** The field of an order that costs something, or null. */
export function paidField({ shipping, discount, lines }: FreeOrder): string | null {
  const priced = lines.findIndex(({ unitPrice }) => unitPrice !== 0);
  if (priced !== -1) return `lines.${priced}.unitPrice`;
  if (shipping !== 0) return 'shipping';
  return discount.amount === 0 ? null : 'discount.amount';
}

const unitsByProduct = (items: readonly { readonly productId: string; readonly units: number }[]) => {
  const units = new Map<string, number>();
  for (const { productId, units: more } of items) units.set(productId, (units.get(productId) ?? 0) + more);
  return units;
};

/** Whether an order has the products and units that were asked for, in whatever lines. */
export function hasWhatWasAsked(
  { lines }: Pick<FreeOrder, 'lines'>,
  asked: readonly { readonly productId: string; readonly units: number }[],
): boolean {
  const given = unitsByProduct(lines.map(({ productId, quantity }) => ({ productId, units: quantity })));
  const wanted = unitsByProduct(asked);
  return given.size === wanted.size && [...wanted].every(([productId, units]) => given.get(productId) === units);
}
