import { randomFrom } from '../random.ts';

interface Phase {
  /** Minutes from one to the next, how long one lasts, and how much later than its time one may begin. */
  readonly every: number;
  readonly lasts: number;
  readonly late: number;
}

/** What a seller of the marketplace does now and then. */
const phases = {
  /** It halves all of its prices at once. */
  dumping: { every: 35, lasts: 10, late: 5 },
  /** All of its offers are gone. */
  away: { every: 50, lasts: 8, late: 10 },
} as const satisfies Readonly<Record<string, Phase>>;
export type PhaseName = keyof typeof phases;

export interface MarketMoment {
  readonly now: Date;
  /** How many times faster than usual the marketplace lives. */
  readonly speed: number;
}

/** Whether a seller does it at a moment; the same at the same moment, whenever the marketplace was started. */
export function isIn(phase: PhaseName, seller: string, { now, speed }: MarketMoment): boolean {
  const { every, lasts, late } = phases[phase];
  const minutes = (now.getTime() * speed) / 60_000;
  const begins = randomFrom(`${phase}/${seller}/${Math.floor(minutes / every)}`).next() * late;
  const at = minutes % every;
  return at >= begins && at < begins + lasts;
}
