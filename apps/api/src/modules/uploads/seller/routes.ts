import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { choose } from './choose.ts';
import { correct } from './correct.ts';
import { detail } from './detail.ts';
import { file } from './file.ts';
import { list } from './list.ts';
import { apply, discard, revert } from './move.ts';
import { nameColumns } from './name-columns.ts';
import { revertEffects } from './revert-effects.ts';
import { rows } from './row-list.ts';
import { start } from './start.ts';
import { takeBackRecalled } from './take-back-recalled.ts';
import { template } from './template.ts';

export const uploadRoutes = routesOf(api.uploads, {
  template,
  start,
  list,
  detail,
  rows,
  correct,
  choose,
  nameColumns,
  takeBackRecalled,
  apply,
  discard,
  revertEffects,
  revert,
  file,
});
