import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { changeMember } from './change-member.ts';
import { demandSecondFactor } from './demand-second-factor.ts';
import { invite } from './invite.ts';
import { leave } from './leave.ts';
import { limitRefunds } from './limit-refunds.ts';
import { read } from './read.ts';
import { removeMember } from './remove-member.ts';
import { resendInvitation } from './resend-invitation.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

export const teamRoutes = routesOf(api.team, {
  read,
  invite,
  resendInvitation,
  withdrawInvitation,
  changeMember,
  removeMember,
  resetSecondFactor,
  demandSecondFactor,
  limitRefunds,
  leave,
});
