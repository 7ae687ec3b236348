import { api } from '@offizin/contract/api';
import type { ExportSource } from '../../../platform/exports/export-source.ts';
import { routesOf } from '../../../platform/http/route.ts';
import { file } from './file.ts';
import { look } from './look.ts';
import { mail } from './mail.ts';
import { prepareOf } from './prepare.ts';
import { read } from './read.ts';

/** The routes of the accountant's workplace, with files made by these sources. */
export const accountantRoutes = (sources: readonly ExportSource[]) =>
  routesOf(api.accountant, { read, prepare: prepareOf(sources), file, look, mail });
