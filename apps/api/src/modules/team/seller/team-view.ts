import type { TeamInvitation, TeamMember, TeamView } from '@offizin/contract/team/seller';
import { findRefundLimits } from '../../sellers/write/refund-limits-queries.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { lastDay } from './access-end.ts';
import {
  findInvitations,
  findMembers,
  isSecondFactorRequired,
  type InvitationRow,
  type MemberRow,
} from '../read/team-queries.ts';

interface Seen {
  readonly session: ActiveSession;
  readonly now: Date;
}

function memberView(row: MemberRow, { session, now }: Seen): TeamMember {
  return {
    userId: row.userId,
    name: row.name,
    email: row.email,
    role: row.role,
    since: row.since.toISOString(),
    invitedBy: row.invitedBy,
    endsOn: lastDay(row.endsAt, session),
    hasEnded: row.endsAt !== null && row.endsAt <= now,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    secondFactor: row.secondFactor,
    isSelf: row.userId === session.userId,
  };
}

function invitationView(row: InvitationRow, { session, now }: Seen): TeamInvitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    invitedBy: row.invitedBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    hasExpired: row.expiresAt <= now,
    endsOn: lastDay(row.endsAt, session),
  };
}

/** The team of the session's shop as it is now. */
export function readTeam(db: SellerDb, seen: Seen): Promise<TeamView> {
  const { sellerId } = seen.session;
  return asIdentity(db, async (identity) => {
    const members = await findMembers(identity, sellerId);
    const invitations = await findInvitations(identity, sellerId);
    return {
      members: members.map((row) => memberView(row, seen)),
      invitations: invitations.map((row) => invitationView(row, seen)),
      secondFactorRequired: await isSecondFactorRequired(identity, sellerId),
      refundLimits: await findRefundLimits(identity, sellerId),
    };
  });
}
