import type { App } from '../app.ts';
import { withIdentity } from '../db/scopes/scopes.ts';
import { fail } from '../fail.ts';
import { countCall } from './session-queries.ts';

export interface Rate {
  readonly scope: string;
  readonly key: string;
  readonly calls: number;
  /** Length of the window in seconds. */
  readonly per: number;
}

export interface Use {
  /** Calls of the window, this one included. */
  readonly used: number;
  /** Seconds until the window ends. */
  readonly resetSeconds: number;
}

/** Counts a call against a limit that all processes share. */
export async function countUse(app: App, rate: Rate): Promise<Use> {
  const now = app.clock().getTime();
  const start = now - (now % (rate.per * 1000));
  const used = await withIdentity(app.pool, (db) =>
    countCall(db, { scope: rate.scope, key: rate.key, windowStart: new Date(start) }),
  );
  return { used, resetSeconds: Math.ceil((start + rate.per * 1000 - now) / 1000) };
}

/** Counts a call; resolves with the seconds to wait when the limit is used up, else null. */
export async function countInRate(app: App, rate: Rate): Promise<number | null> {
  const { used, resetSeconds } = await countUse(app, rate);
  return used > rate.calls ? resetSeconds : null;
}

export function refuseOverRate(wait: number | null): void {
  if (wait !== null) fail('rate_limited', { retryAfter: wait });
}

/** Counts a call, and refuses it with 429 when the limit is used up. */
export async function takeFromRate(app: App, rate: Rate): Promise<void> {
  refuseOverRate(await countInRate(app, rate));
}
