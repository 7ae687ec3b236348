/** A time in which a shop is on emergency duty. It is said to shoppers; hours and deadlines do not follow it. */
export interface EmergencyDuty {
  readonly from: Date;
  readonly to: Date;
}

const dayMs = 86_400_000;

/** How far ahead a duty may be planned, how long it may last, how long its note may be, and how many may be planned. */
export const dutyLimits = { daysAhead: 730, days: 31, note: 120, planned: 200 } as const;

export type DutyFaultCode = 'past' | 'too_late' | 'reversed' | 'too_long' | 'overlap';

export interface DutyFault {
  readonly field: 'from' | 'to';
  readonly code: DutyFaultCode;
}

/** What is wrong with the times of a duty, or null. One that has begun may still be entered. */
export function dutyFaultOf(
  { from, to }: EmergencyDuty,
  { now, others }: { readonly now: Date; readonly others: readonly EmergencyDuty[] },
): DutyFault | null {
  if (from.getTime() > now.getTime() + dutyLimits.daysAhead * dayMs) return { field: 'from', code: 'too_late' };
  if (to <= from) return { field: 'to', code: 'reversed' };
  if (to <= now) return { field: 'to', code: 'past' };
  if (to.getTime() - from.getTime() > dutyLimits.days * dayMs) return { field: 'to', code: 'too_long' };
  const hit = others.find((other) => other.from < to && from < other.to);
  return hit === undefined ? null : { field: hit.from <= from ? 'from' : 'to', code: 'overlap' };
}

/** The duty that lasts at an instant, where there is one, and the next one. */
export function dutiesShown<D extends EmergencyDuty>(duties: readonly D[], now: Date): D[] {
  const ahead = duties.filter(({ to }) => to > now).toSorted((one, other) => one.from.getTime() - other.from.getTime());
  const current = ahead.filter(({ from }) => from <= now);
  return [...current, ...ahead.slice(current.length, current.length + 1)];
}
