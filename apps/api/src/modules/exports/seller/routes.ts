import { api } from '@offizin/contract/api';
import type { ExportSource } from '../../../platform/exports/export-source.ts';
import { routesOf } from '../../../platform/http/route.ts';
import { file } from './file.ts';
import { startOf } from './start.ts';
import { stateOf } from './state.ts';

/** The routes of files made by these sources. */
export const exportRoutes = (sources: readonly ExportSource[]) =>
  routesOf(api.exports, { start: startOf(sources), state: stateOf(sources), file });
