import { api } from '@offizin/contract/api';
import { routesOf } from '../../../../platform/http/route.ts';
import { manifest } from './manifest.ts';
import { print } from './print.ts';
import { wholesalerFile } from './wholesaler-file.ts';
import { wholesalerList } from './wholesaler-list.ts';

export const paperRoutes = routesOf(api.papers, { print, manifest, wholesalerList, wholesalerFile });
