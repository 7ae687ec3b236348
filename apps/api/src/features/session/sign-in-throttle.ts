import { limits } from '@offizin/domain/limits';
import type { App } from '../../platform/app.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { type IdentityDb, withIdentity } from '../../platform/db/db-scopes.ts';
import type { Visit } from '../../platform/http/visit.ts';
import { hashOf } from '../../platform/tokens.ts';
import {
  blockSignIn,
  clearFailures,
  countFailure,
  findFailures,
  type FailureScope,
} from './sign-in-failure-queries.ts';

/** After how many failures a human check and a wait begin; failures are forgotten after `memory` seconds without one. */
const thresholds: Readonly<Record<FailureScope, { humanCheck: number; wait: number; memory: number }>> = {
  account: {
    humanCheck: limits.signInFailuresBeforeHumanCheck,
    wait: limits.signInFailuresBeforeWait,
    memory: limits.signInFailuresRemembered,
  },
  address: {
    humanCheck: limits.addressFailuresBeforeHumanCheck,
    wait: limits.addressFailuresBeforeWait,
    memory: limits.signInFailuresRemembered,
  },
  global: {
    humanCheck: limits.brandFailuresBeforeHumanCheck,
    wait: Number.POSITIVE_INFINITY,
    memory: limits.brandFailuresRemembered,
  },
};

export interface Attempt {
  readonly keys: Readonly<Record<FailureScope, Buffer>>;
}

export interface AttemptCheck {
  readonly waitSeconds: number;
  readonly humanCheck: boolean;
}

export function attemptOf(visit: Visit, username: string): Attempt {
  const { brand } = visit.host;
  return {
    keys: {
      account: hashOf(`${brand}/${username.toLowerCase()}`),
      address: hashOf(visit.address),
      global: hashOf(brand),
    },
  };
}

/** Seconds to wait after this many failures: 60 at the threshold, doubling up to the limit. */
export function waitAfter(failures: number, threshold: number): number {
  return failures < threshold ? 0 : Math.min(60 * 2 ** (failures - threshold), limits.signInWaitMax);
}

/** What the next attempt requires after the failures so far. */
export async function checkAttempt(app: App, attempt: Attempt): Promise<AttemptCheck> {
  const now = app.clock();
  const rows = await withIdentity(app.pool, (db) => findFailures(db, Object.values(attempt.keys)));
  const fresh = rows.filter((row) => secondsAfter(row.last_failure_at, thresholds[row.scope].memory) > now);
  const until = Math.max(0, ...rows.map((row) => (row.blocked_until?.getTime() ?? 0) - now.getTime()));
  return {
    waitSeconds: Math.ceil(until / 1000),
    humanCheck: fresh.some((row) => row.failures >= thresholds[row.scope].humanCheck),
  };
}

/** Writes a failure down in every scope and blocks the scopes whose threshold it reaches. */
export async function recordFailure(db: IdentityDb, attempt: Attempt, now: Date): Promise<void> {
  for (const scope of ['account', 'address', 'global'] as const) {
    const { memory, wait } = thresholds[scope];
    const failures = await countFailure(db, {
      scope,
      keyHash: attempt.keys[scope],
      now,
      forgottenBefore: secondsAfter(now, -memory),
    });
    const seconds = waitAfter(failures, wait);
    if (seconds > 0) await blockSignIn(db, { scope, keyHash: attempt.keys[scope], until: secondsAfter(now, seconds) });
  }
}

export function forgetFailures(db: IdentityDb, attempt: Attempt): Promise<void> {
  return clearFailures(db, attempt.keys.account);
}
