import { api } from '@offizin/contract/api';
import { routesOf } from '../../../platform/http/route.ts';
import { discardDrafts } from './discard-drafts.ts';
import { inForce } from './in-force.ts';
import { list } from './list.ts';
import { publish } from './publish.ts';
import { putFile } from './put-file.ts';
import { restore } from './restore.ts';
import { saveDraft } from './save-draft.ts';
import { version } from './version.ts';

export const legalDocumentsRoutes = routesOf(api.legalDocuments, {
  list,
  inForce,
  version,
  saveDraft,
  putFile,
  discardDrafts,
  restore,
  publish,
});
