import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import type { IdentityDb } from '../../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../../platform/fail.ts';
import type { Visit } from '../../../../platform/http/visit.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import {
  blockSignIn,
  clearFailures,
  countAttempt,
  type FailureScope,
  uncountAttempt,
} from '../../write/sign-in-failure-queries.ts';

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

export interface AttemptGuard {
  readonly now: Date;
  /** Refuses who has to solve a human check first; null for who has, and where none is asked for. */
  readonly askHuman: (() => never) | null;
  readonly fail: Fail<'signin.wait'>;
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

// Everybody locks the scopes in this order, so that no two attempts wait for each other.
const scopes = ['account', 'address', 'global'] as const;

/**
 * Counts an attempt in every scope before its password is compared, so that attempts at the same moment count like attempts in
 * turn; the one that reaches a threshold begins the wait of those behind it. A refused one is not counted: its transaction ends.
 */
export async function takeAttempt(
  db: IdentityDb,
  attempt: Attempt,
  { now, askHuman, fail }: AttemptGuard,
): Promise<void> {
  for (const scope of scopes) {
    const { memory, wait, humanCheck } = thresholds[scope];
    const key = { scope, keyHash: attempt.keys[scope] };
    const { number, blockedUntil } = await countAttempt(db, key, { now, forgottenBefore: secondsAfter(now, -memory) });
    const blocked = (blockedUntil?.getTime() ?? 0) - now.getTime();
    if (blocked > 0) fail('signin.wait', { retryAfter: Math.ceil(blocked / 1000) });
    if (number > humanCheck) askHuman?.();
    const seconds = waitAfter(number, wait);
    if (seconds > 0) await blockSignIn(db, key, secondsAfter(now, seconds));
  }
}

/** Takes back an attempt that came with the right password; the account's failures are forgotten with it. */
export async function giveBackAttempt(db: IdentityDb, attempt: Attempt): Promise<void> {
  await clearFailures(db, attempt.keys.account);
  for (const scope of ['address', 'global'] as const)
    await uncountAttempt(db, { scope, keyHash: attempt.keys[scope] }, thresholds[scope].wait);
}
