/** Months are `YYYY-MM`, days `YYYY-MM-DD`. */
export function monthAfter(month: string, by = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** The quarter of a month, `YYYY-Qn`: the period of the one-stop shop. */
export const quarterOf = (month: string): string => `${month.slice(0, 4)}-Q${Math.ceil(Number(month.slice(5)) / 3)}`;

/** The day on which a month is closed, unless by hand before. */
export const closesOn = (month: string, dayOfMonth: number): string =>
  `${monthAfter(month)}-${String(dayOfMonth).padStart(2, '0')}`;

/** The newest month that is to be closed on a day. */
export function dueThrough(today: string, dayOfMonth: number): string {
  const before = monthAfter(monthOf(today), -1);
  return closesOn(before, dayOfMonth) <= today ? before : monthAfter(before, -1);
}

/** The month in which a booking counts: that of its day, or the first open one where that is closed. */
export function countedIn(bookedOn: string, closedThrough: string | null): string {
  const month = monthOf(bookedOn);
  return closedThrough === null || month > closedThrough ? month : monthAfter(closedThrough);
}

/** What a month is: it runs, it can be closed, or nothing changes it. */
export const taxMonthStates = ['running', 'open', 'closed'] as const;
export type TaxMonthState = (typeof taxMonthStates)[number];

export function taxMonthState(
  month: string,
  { closedThrough, today }: { closedThrough: string | null; today: string },
): TaxMonthState {
  if (closedThrough !== null && month <= closedThrough) return 'closed';
  return month >= monthOf(today) ? 'running' : 'open';
}
