import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { addFile } from './add-file.ts';
import { close } from './close.ts';
import { draft } from './draft.ts';
import { note } from './note.ts';
import { counts, detail, file, list } from './read.ts';
import { replace } from './replace.ts';
import { reply } from './reply.ts';
import { seen } from './seen.ts';

export const messageRoutes = routesOf(api.messages, {
  list,
  counts,
  detail,
  file,
  addFile,
  reply,
  replace,
  close,
  note,
  draft,
  seen,
});
