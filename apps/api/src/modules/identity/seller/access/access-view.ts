import type { PasskeyView, SessionView } from '@offizin/contract/identity/access';
import { deviceOf } from '@offizin/domain/identity/device';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../../../platform/clock.ts';
import type { ActiveSession } from '../../../../platform/session/active-session.ts';
import type { findOpenSessions, findRememberedBrowsers } from '../../../../platform/session/own-session-queries.ts';
import type { PasskeyRow } from '../../write/passkey-queries.ts';

type Rows<F extends (...input: never[]) => Promise<readonly unknown[]>> = Awaited<ReturnType<F>>;

interface Found {
  readonly open: Rows<typeof findOpenSessions>;
  readonly remembered: Rows<typeof findRememberedBrowsers>;
}

/** The open sessions, this one first, and the browsers that would open one without asking. */
export function sessionViews({ open, remembered }: Found, { id }: ActiveSession): SessionView[] {
  const families = new Set(open.map(({ family }) => family));
  const sessions = open.map((row): SessionView => ({
    sessionId: row.id,
    isOwn: row.id === id,
    way: row.way,
    device: deviceOf(row.agent),
    address: row.address,
    isRemembered: row.family !== null,
    operator: row.operator === null ? null : { name: row.operator, until: row.expiresAt.toISOString() },
    since: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
  }));
  const asleep = remembered
    .filter(({ family }) => !families.has(family))
    .map((row): SessionView => {
      // Each use of a token makes the next one, for 30 days more.
      const since = secondsAfter(row.expiresAt, -limits.rememberMe).toISOString();
      return {
        sessionId: row.family,
        isOwn: false,
        way: 'remembered',
        device: deviceOf(row.agent),
        address: row.address,
        isRemembered: true,
        operator: null,
        since,
        lastSeenAt: since,
      };
    });
  return [...sessions.filter(({ isOwn }) => isOwn), ...sessions.filter(({ isOwn }) => !isOwn), ...asleep];
}

export function passkeyView(
  row: Pick<PasskeyRow, 'id' | 'name' | 'backupEligible' | 'createdAt' | 'usedAt'>,
): PasskeyView {
  return {
    passkeyId: row.id,
    name: row.name,
    isSynced: row.backupEligible,
    createdAt: row.createdAt.toISOString(),
    usedAt: row.usedAt?.toISOString() ?? null,
  };
}

/** Enough of an address to recognise it, for who looks over one's shoulder too. */
export function maskedEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
