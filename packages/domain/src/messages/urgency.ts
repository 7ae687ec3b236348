/** Hours of working days within which a customer's message is to be answered. */
export const replyHours = 24;

/** How soon a deadline is pressing, in milliseconds. */
export const dueSoonWithin = 2 * 3600 * 1000;

export type Urgency = 'late' | 'soon' | 'later';

/** Whether a reply is late, is due soon, or has time. */
export function urgencyOf(dueAt: Date, now: Date): Urgency {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return 'late';
  return left < dueSoonWithin ? 'soon' : 'later';
}
