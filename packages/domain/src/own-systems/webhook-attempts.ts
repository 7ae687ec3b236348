const minute = 60;
const hour = 60 * minute;

/** Seconds between one attempt and the next. */
const pauses = [minute, 5 * minute, 20 * minute, hour, 3 * hour, 6 * hour, 12 * hour] as const;

/** How often a delivery is tried: at once, and after each pause. */
export const attemptsPerDelivery = pauses.length + 1;

/** By how much a pause grows at most, so that what failed together does not come back together. */
const mostJitter = 0.06;

/** Seconds after which attempt number `failed` is followed by another one; null when it was the last. `random` is from 0 to 1. */
export function pauseAfter(failed: number, random: number): number | null {
  const pause = pauses[failed - 1];
  return pause === undefined ? null : Math.round(pause * (1 + mostJitter * random));
}

export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** `switched_off` by the portal, after days of failures or because the endpoint said that it is gone. */
export const webhookStates = ['active', 'paused', 'switched_off'] as const;
export type WebhookState = (typeof webhookStates)[number];

export const switchOffReasons = ['failing', 'gone'] as const;
export type SwitchOffReason = (typeof switchOffReasons)[number];

/** Why an attempt had no answer that counts; `unexpected_reply` has a status. */
export const attemptProblems = ['address_refused', 'unreachable', 'took_too_long', 'unexpected_reply'] as const;
export type AttemptProblem = (typeof attemptProblems)[number];

const gone = 410;
const failingSeconds = 3 * 24 * hour;

export interface FailedAttempt {
  readonly status: number | null;
  /** Since when nothing but failures, this one included, and how many of them. */
  readonly failingSince: Date;
  readonly failures: number;
}

/** Why an endpoint is switched off after a failure, or null: one that says 410 at once, else after three days without a success. */
export function switchOffReason({ status, failingSince, failures }: FailedAttempt, now: Date): SwitchOffReason | null {
  if (status === gone) return 'gone';
  const seconds = (now.getTime() - failingSince.getTime()) / 1000;
  return failures >= attemptsPerDelivery && seconds >= failingSeconds ? 'failing' : null;
}
