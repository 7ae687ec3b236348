import { replacementMachineApi } from '@offizin/contract/replacements/marketplace';
import { routesOf } from '../../../platform/http/route.ts';
import { declineReplacement } from './decline-replacement.ts';
import { readReplacement } from './read-replacement.ts';

export const replacementsMarketplaceRoutes = routesOf(replacementMachineApi, { readReplacement, declineReplacement });
