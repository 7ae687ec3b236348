import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { choose } from './choose.ts';
import { dismiss } from './dismiss.ts';
import { findings } from './findings.ts';
import { remedy, remedyState } from './remedy.ts';
import { summary } from './summary.ts';

export const syncRoutes = routesOf(api.sync, {
  summary,
  findings,
  remedy,
  remedyState,
  dismiss,
  choose,
});
