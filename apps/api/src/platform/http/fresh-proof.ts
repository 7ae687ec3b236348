import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../clock.ts';
import { fail } from '../fail.ts';
import type { ActiveSession } from '../session/active-session.ts';

type Proven = Pick<ActiveSession, 'authenticatedAt' | 'impersonatedBy'>;

/** Refuses who did not prove a few minutes ago who it is; operators cannot. */
export function refuseUnproven({ authenticatedAt, impersonatedBy }: Proven, now: Date): void {
  if (impersonatedBy !== null) fail('access.impersonation');
  const isFresh = authenticatedAt !== null && secondsAfter(authenticatedAt, limits.reauthentication) > now;
  if (!isFresh) fail('reauthentication.required');
}

/** What a handler says of a call that gives something sometimes: whether this one does, which then needs a fresh proof. */
export class FreshProof {
  readonly #session: Proven;
  readonly #now: Date;
  #gives: boolean | null = null;

  constructor(session: Proven, now: Date) {
    this.#session = session;
    this.#now = now;
  }

  needIf(gives: boolean): void {
    this.#gives = gives;
    if (gives) refuseUnproven(this.#session, this.#now);
  }

  /** Null while the handler has not said it. */
  get gives(): boolean | null {
    return this.#gives;
  }
}
