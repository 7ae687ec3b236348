import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { writeDraft } from './write-draft.ts';

/** Saves a draft as it is typed: whether it can be published is asked when it is. */
export function saveDraft({ db, session, params, body, now, fail }: InputOf<typeof api.legalDocuments.saveDraft>) {
  return writeDraft(db, { session, now, fail }, { ...params, ...body });
}
