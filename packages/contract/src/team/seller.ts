import { roles } from '@offizin/domain/access/roles';
import { limits } from '@offizin/domain/limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { areaReadErrors, areaWriteErrors, reauthenticatedErrors } from '../errors.ts';
import { calendarDay, id, instant, line, localeCode, minorUnits, password } from '../scalars.ts';

const role = z.enum(roles);
const email = z.email().max(200);

/** What a person signs in with besides the password; a passkey where they have both. */
const secondFactor = z.enum(['passkey', 'app']);

export const teamMember = z.strictObject({
  userId: id,
  name: z.string(),
  email: z.string(),
  role,
  since: instant,
  /** The name of who invited the person; null of whom the marketplace or the registration made. */
  invitedBy: z.string().nullable(),
  /** The last day on which the person has access; null where it does not end. */
  endsOn: calendarDay.nullable(),
  hasEnded: z.boolean(),
  lastSeenAt: instant.nullable(),
  secondFactor: secondFactor.nullable(),
  isSelf: z.boolean(),
});
export type TeamMember = z.infer<typeof teamMember>;

export const teamInvitation = z.strictObject({
  id,
  email: z.string(),
  role,
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  hasExpired: z.boolean(),
  endsOn: calendarDay.nullable(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

const refundLimit = minorUnits.nullable();
/** Above which sum each of them proposes a refund to the owner, in minor units of the brand’s currency; null for none. */
const refundLimits = z.strictObject({ manager: refundLimit, orders: refundLimit, systems: refundLimit });

export const teamView = z.strictObject({
  members: z.array(teamMember),
  invitations: z.array(teamInvitation),
  /** Whether the shop demands a second factor of who changes its money or team. */
  secondFactorRequired: z.boolean(),
  refundLimits,
});
export type TeamView = z.infer<typeof teamView>;

/** What somebody who has the link of an invitation learns. */
export const openInvitation = z.strictObject({
  shop: z.string(),
  role,
  invitedBy: z.string().nullable(),
  email: z.string(),
  expiresAt: instant,
  /** Whether the address has an account of the brand: then one signs in to accept. */
  hasAccount: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

const teamAccess = { kind: 'session', area: 'team' } as const;
const memberParams = z.strictObject({ userId: id });
const invitationParams = z.strictObject({ invitationId: id });
/** Giving a role that is trusted with more asks for a proof. */
const giving = { reauthenticated: 'when_it_gives' } as const;
const changed = [...areaWriteErrors, 'access.impersonation', 'not_found'] as const;

export const teamApi = {
  read: endpoint({
    method: 'GET',
    path: '/team',
    summary: 'The people of the shop with their roles, and the open invitations',
    access: teamAccess,
    response: teamView,
    errors: areaReadErrors,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/team/invitations',
    summary: 'Invite people by e-mail; all of them or, where one address cannot be invited, nobody',
    access: teamAccess,
    idempotency: 'required',
    rate: { as: 'invitation' },
    locked: 'impersonation',
    ...giving,
    body: z.strictObject({
      emails: z.array(email).min(1).max(limits.invitationsAtOnce),
      role,
      endsOn: calendarDay.nullable(),
    }),
    response: teamView,
    errors: [...areaWriteErrors, ...reauthenticatedErrors, 'mail.unavailable'],
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/team/invitations/:invitationId/resend',
    summary: 'Mail an invitation again, with a new link; the one before no longer works',
    access: teamAccess,
    idempotency: 'required',
    rate: { as: 'invitation' },
    locked: 'impersonation',
    ...giving,
    params: invitationParams,
    response: teamView,
    errors: [...changed, 'reauthentication.required', 'mail.unavailable'],
    ownedIds: { params: ['invitationId'] },
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/team/invitations/:invitationId',
    summary: 'Withdraw an invitation; its link no longer works',
    access: teamAccess,
    idempotency: 'required',
    locked: 'impersonation',
    params: invitationParams,
    response: teamView,
    errors: changed,
    ownedIds: { params: ['invitationId'] },
  }),
  changeMember: endpoint({
    method: 'PUT',
    path: '/team/members/:userId',
    summary: 'Change the role of a person, or the day on which their access ends; the last owner stays one',
    access: teamAccess,
    idempotency: 'required',
    locked: 'impersonation',
    ...giving,
    params: memberParams,
    body: z.strictObject({ role, endsOn: calendarDay.nullable() }),
    response: teamView,
    errors: [...changed, 'reauthentication.required', 'team.last_owner'],
    ownedIds: { params: ['userId'] },
  }),
  removeMember: endpoint({
    method: 'DELETE',
    path: '/team/members/:userId',
    summary: 'Take a person out of the team; their sessions of this shop end at once',
    access: teamAccess,
    idempotency: 'required',
    locked: 'impersonation',
    params: memberParams,
    response: teamView,
    errors: [...changed, 'team.last_owner'],
    ownedIds: { params: ['userId'] },
  }),
  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/team/members/:userId/second-factor',
    summary:
      'Take app, recovery codes and passkeys away from another person of the team who lost them; they are mailed',
    access: teamAccess,
    idempotency: 'required',
    locked: 'impersonation',
    reauthenticated: true,
    params: memberParams,
    response: teamView,
    errors: [...changed, 'reauthentication.required', 'team.second_factor_elsewhere'],
    ownedIds: { params: ['userId'] },
  }),
  demandSecondFactor: endpoint({
    method: 'PUT',
    path: '/team/second-factor',
    summary: 'Make a second factor obligatory for who changes money or the team, or leave it to each person again',
    access: teamAccess,
    idempotency: 'required',
    locked: 'impersonation',
    reauthenticated: true,
    body: z.strictObject({ required: z.boolean() }),
    response: teamView,
    errors: [...areaWriteErrors, ...reauthenticatedErrors, 'team.second_factor_missing'],
  }),
  limitRefunds: endpoint({
    method: 'PUT',
    path: '/team/refund-limits',
    summary: 'Set above which sum managers, the role for orders and own systems propose refunds instead of deciding',
    access: teamAccess,
    idempotency: 'required',
    locked: 'impersonation',
    ...giving,
    body: refundLimits,
    response: teamView,
    errors: [...areaWriteErrors, ...reauthenticatedErrors],
  }),
  leave: endpoint({
    method: 'POST',
    path: '/team/leave',
    summary: 'Leave the team of the shop; the session ends',
    access: { kind: 'session', beforeSecondFactor: true },
    idempotency: 'none',
    locked: 'impersonation',
    response: z.strictObject({}),
    errors: ['session_expired', 'csrf.invalid', 'access.impersonation', 'team.last_owner'],
  }),
} as const;

export const invitationApi = {
  open: endpoint({
    method: 'POST',
    path: '/invitation/open',
    summary: 'Read an invitation by the key of its link, and keep it for this browser',
    access: { kind: 'public' },
    body: z.strictObject({ key: z.string().length(43) }),
    response: openInvitation,
    errors: ['csrf.invalid', 'invitation.used'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/invitation',
    summary: 'The invitation that this browser has opened',
    access: { kind: 'public' },
    response: openInvitation,
    errors: ['not_found'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/invitation/register',
    summary: 'Accept the invitation with a new account of its address, and sign in',
    access: { kind: 'public' },
    body: z.strictObject({ name: line(100), password, locale: localeCode }),
    response: z.strictObject({}),
    errors: ['csrf.invalid', 'invitation.used', 'user_exists'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/invitation/accept',
    summary: 'Accept the invitation as who is signed in, whose address it must be; the session goes on in its shop',
    access: { kind: 'session', beforeSecondFactor: true },
    idempotency: 'none',
    locked: 'impersonation',
    response: z.strictObject({}),
    errors: ['session_expired', 'csrf.invalid', 'access.impersonation', 'invitation.used', 'invitation.other_account'],
  }),
} as const;

export const shopsView = z.strictObject({
  email: z.string().nullable(),
  shops: z.array(
    z.strictObject({
      sellerId: id,
      name: z.string(),
      city: z.string(),
      role,
      /** Orders that wait to be confirmed or dispatched, and those of them whose deadline has passed; null where the shop has no sales of its own. */
      waiting: z.strictObject({ orders: z.int(), late: z.int() }).nullable(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type ShopsView = z.infer<typeof shopsView>;

export const shopsApi = {
  list: endpoint({
    method: 'GET',
    path: '/shops',
    summary: 'The shops in whose teams the person is, with the orders that wait in each',
    access: { kind: 'session', beforeSecondFactor: true },
    response: shopsView,
    errors: ['session_expired'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/shops/:sellerId/open',
    summary: 'Go on in another shop: the session gets a new id and serves that shop alone',
    access: { kind: 'session', beforeSecondFactor: true },
    idempotency: 'none',
    locked: 'impersonation',
    params: z.strictObject({ sellerId: id }),
    response: z.strictObject({}),
    errors: ['session_expired', 'csrf.invalid', 'access.impersonation', 'not_found', 'reauthentication.required'],
    ownedIds: { params: ['sellerId'] },
  }),
} as const;
