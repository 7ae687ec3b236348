import { limits } from '../limits.ts';

export const feedHealths = ['never', 'healthy', 'failing', 'stale'] as const;
export type FeedHealth = (typeof feedHealths)[number];

/** Why a feed could not be retrieved; what is wrong with the file itself are the problems of an upload. */
export const retrievalProblems = [
  'address_refused',
  'unreachable',
  'sign_in_refused',
  'not_found',
  'unexpected_reply',
  'file_too_large',
  'took_too_long',
  'host_key_changed',
] as const;
export type RetrievalProblem = (typeof retrievalProblems)[number];

/** Seconds until the next retrieval: 15 minutes, twice as long after each failure in a row, at most six hours. */
export function retrievalPause(failures: number): number {
  return Math.min(limits.feedInterval * 2 ** failures, limits.feedLongestPause);
}

export interface FeedTimes {
  readonly lastAttemptAt: Date | null;
  readonly lastSuccessAt: Date | null;
  readonly failures: number;
  /** Whether a list waits for the seller or was discarded: what stands is not what the feed says. */
  readonly isHeld: boolean;
}

/** How a feed is: stale while a list is held, and once a day has passed since it was last retrieved, or since it was set up. */
export function feedHealth(
  { lastAttemptAt, lastSuccessAt, failures, isHeld }: FeedTimes,
  since: Date,
  now: Date,
): FeedHealth {
  const fresh = lastSuccessAt ?? since;
  if (isHeld) return 'stale';
  if (now.getTime() - fresh.getTime() > limits.feedStaleAfter * 1000) return 'stale';
  if (failures > 0) return 'failing';
  return lastAttemptAt === null ? 'never' : 'healthy';
}
