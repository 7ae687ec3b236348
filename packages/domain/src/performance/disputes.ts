import { addDays, instantAt } from '../calendar/zoned-time.ts';

export const disputeStates = ['pending', 'accepted', 'refused'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Why an order should not count. */
export const disputeReasons = [
  'customer_before_confirmation',
  'courier_did_not_collect',
  'marketplace_fault',
  'force_majeure',
  'wrong_deadline',
  'other',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

/** The shortest explanation of `other`, in characters. */
export const otherDisputeMin = 10;
export const disputeCommentMax = 500;

/** So many days after the last one of its week an order can be disputed. */
const disputeDays = 14;
const answerDays = 7;

/** The last day on which an order of the week can be disputed. */
export const disputableUntil = (lastDay: string): string => addDays(lastDay, disputeDays);

export function isDisputable(lastDay: string, timeZone: string, now: Date): boolean {
  return now < instantAt({ date: addDays(disputableUntil(lastDay), 1), minute: 0 }, timeZone);
}

/** By when the marketplace answers. */
export const answerDue = (sentAt: Date): Date => new Date(sentAt.getTime() + answerDays * 24 * 3_600_000);
