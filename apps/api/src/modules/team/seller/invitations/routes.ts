import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { accept } from './accept.ts';
import { open } from './open.ts';
import { read } from './read.ts';
import { register } from './register.ts';

export const invitationRoutes = routesOf(api.invitations, { open, read, register, accept });
