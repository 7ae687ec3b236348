import { api } from '@offizin/contract/api';
import { type Route, route } from '../../platform/http/route.ts';
import { choose } from './choose.ts';
import { correct } from './correct.ts';
import { detail } from './detail.ts';
import { file } from './file.ts';
import { list } from './list.ts';
import { apply, discard, revert } from './move.ts';
import { rows } from './row-list.ts';
import { start } from './start.ts';
import { template } from './template.ts';

export const uploadRoutes: readonly Route[] = [
  route(api.uploads.template, template),
  route(api.uploads.start, start),
  route(api.uploads.list, list),
  route(api.uploads.detail, detail),
  route(api.uploads.rows, rows),
  route(api.uploads.correct, correct),
  route(api.uploads.choose, choose),
  route(api.uploads.apply, apply),
  route(api.uploads.discard, discard),
  route(api.uploads.revert, revert),
  route(api.uploads.file, file),
];
