import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { accept, reject } from './decide.ts';
import { counts, detail, list } from './read.ts';

export const priceUpdateRoutes = routesOf(api.priceProposals, { list, counts, detail, accept, reject });
