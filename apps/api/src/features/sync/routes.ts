import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { choose } from './choose.ts';
import { findings } from './findings.ts';
import { remedy, remedyState } from './remedy.ts';
import { summary } from './summary.ts';

export const syncRoutes: readonly Route[] = [
  route(api.sync.summary, summary),
  route(api.sync.findings, findings),
  route(api.sync.remedy, remedy),
  route(api.sync.remedyState, remedyState),
  route(api.sync.choose, choose),
];
