import { randomFrom } from '../random.ts';
import type { MarketMoment } from './market-phases.ts';

/** Another seller who wants to be cheaper than one shop on one product. */
export interface PriceWar {
  readonly productId: string;
  readonly shop: string;
  readonly rival: string;
  /** It never asks less. */
  readonly floor: number;
  /** By so much it is cheaper. */
  readonly step: number;
  /** What it asks; null while it asks its usual price. */
  readonly price: number | null;
  readonly answers: number;
  /** When it answers; null while it is the cheaper one. */
  readonly dueAt: number | null;
  readonly restsUntil: number;
}

/** So often it answers before it gives up for a while. */
const mostAnswers = 6;
const restMs = 3 * 3_600_000;
const [quickest, slowest] = [20_000, 80_000];

export interface Fought {
  /** The shop's price; null while it does not sell. */
  readonly own: number | null;
  /** What the rival asks in peace. */
  readonly usual: number;
}

/** How the war goes on: the rival answers each cut of the shop below it with a step less, after a moment; it gives up at its floor. */
export function fight(war: PriceWar, { own, usual }: Fought, { now, speed }: MarketMoment): PriceWar {
  const at = now.getTime();
  if (own === null) return { ...war, price: null, dueAt: null };
  if (at < war.restsUntil || (war.price ?? usual) < own) return { ...war, dueAt: null };
  if (war.dueAt === null) {
    const random = randomFrom(`answer/${war.shop}/${war.productId}/${own}`);
    return { ...war, dueAt: at + random.int(quickest, slowest) / speed };
  }
  if (at < war.dueAt) return war;
  const price = own - war.step;
  if (war.answers >= mostAnswers || price < war.floor)
    return { ...war, price: null, answers: 0, dueAt: null, restsUntil: at + restMs / speed };
  return { ...war, price, answers: war.answers + 1, dueAt: null };
}
