/** Open orders that are due at the same moment. */
export interface DueOrders {
  readonly at: Date;
  readonly orders: number;
}

export interface Moment extends DueOrders {
  /** Whether the shop closes then. */
  readonly isClosing: boolean;
}

export interface DayPlan {
  /** Orders whose deadline has passed. */
  readonly overdue: number;
  /** Those and all that are due until the day ends. */
  readonly due: number;
  /** What is still to come today, in its order; the shop's closing time among it. */
  readonly moments: readonly Moment[];
}

/** More moments than these are one: the last of the day. */
export const momentsShown = 4;

const sum = (groups: readonly DueOrders[]): number => groups.reduce((total, { orders }) => total + orders, 0);

/** The day of a shop at an instant, of its orders that are due until its end; `closing` is null on days without one ahead. */
export function dayPlan(due: readonly DueOrders[], closing: Date | null, now: Date): DayPlan {
  const overdue = due.filter(({ at }) => at < now);
  const isClosing = ({ at }: DueOrders) => closing !== null && at.getTime() === closing.getTime();
  const ahead = due.filter(({ at }) => at >= now);
  if (closing !== null && closing > now && !ahead.some(isClosing)) ahead.push({ at: closing, orders: 0 });
  const sorted = ahead.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const rest = sorted.slice(momentsShown - 1);
  const last = rest.at(-1);
  const shown = [
    ...sorted.slice(0, momentsShown - 1),
    ...(last === undefined ? [] : [{ at: last.at, orders: sum(rest) }]),
  ];
  return {
    overdue: sum(overdue),
    due: sum(due),
    moments: shown.map((moment) => ({ ...moment, isClosing: isClosing(moment) })),
  };
}
