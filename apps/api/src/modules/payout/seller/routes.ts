import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { block } from './block.ts';
import { list } from './list.ts';
import { made, orders } from './made.ts';
import { openOnboarding } from './open-onboarding.ts';
import { read } from './read.ts';

export const payoutRoutes = routesOf(api.payout, { read, list, made, orders, openOnboarding, block });
