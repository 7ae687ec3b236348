import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { report } from './report.ts';

export const measurementRoutes = routesOf(api.measurements, { report });
