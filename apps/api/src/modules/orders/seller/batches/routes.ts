import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { choice } from './choice.ts';
import { list } from './list.ts';
import { match } from './match.ts';
import { read } from './read.ts';
import { readList } from './read-list.ts';
import { start } from './start.ts';
import { undo } from './undo.ts';

export const orderBatchRoutes = routesOf(api.orderBatches, { choice, start, match, readList, list, read, undo });
