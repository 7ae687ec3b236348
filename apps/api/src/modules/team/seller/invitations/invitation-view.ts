import type { OpenInvitation } from '@offizin/contract/team/seller';
import type { InvitationFound } from '../../read/invitation-queries.ts';

export function invitationView({ expiresAt, ...invitation }: InvitationFound): OpenInvitation {
  return { ...invitation, expiresAt: expiresAt.toISOString() };
}
