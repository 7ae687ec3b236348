import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { askCode, askOwnCode } from './ask-code.ts';
import { change } from './change.ts';
import { choose } from './choose.ts';

export const passwordRoutes = routesOf(api.passwords, { askCode, choose, askOwnCode, change });
