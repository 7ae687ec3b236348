/** Over how many days answers are counted, and the share of them that should come in time. */
export const answeredDays = 30;
export const answeredTarget = 0.95;

/** What was due within these days: all of it, and what was answered before its deadline. */
export interface Answered {
  readonly due: number;
  readonly inTime: number;
}

/** The share that came in time; null while nothing was due. */
export const answeredShare = ({ due, inTime }: Answered): number | null => (due === 0 ? null : inTime / due);

/** With how many more late ones the share falls below the target; 0 once it lies below, null while nothing was due. */
export function lateOnesLeft({ due, inTime }: Answered): number | null {
  if (due === 0) return null;
  // In whole hundredths: 0.95 is no number that a division by it would give back exactly.
  const target = Math.round(answeredTarget * 100);
  return Math.max(0, Math.floor((inTime * 100) / target) - due + 1);
}
