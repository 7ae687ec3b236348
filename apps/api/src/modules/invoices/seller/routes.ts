import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { file } from './file.ts';
import { list } from './list.ts';
import { settlement } from './settlement.ts';
import { summary } from './summary.ts';

export const invoicesRoutes = routesOf(api.invoices, { list, summary, settlement, file });
