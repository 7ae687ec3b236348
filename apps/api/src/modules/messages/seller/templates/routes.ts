import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { add, change, list, remove } from './change.ts';

export const messageTemplateRoutes = routesOf(api.messageTemplates, { list, add, change, remove });
