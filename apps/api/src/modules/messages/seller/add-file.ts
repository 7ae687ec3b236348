import type { api } from '@offizin/contract/api';
import { keepEvidence } from '../../files/write/keep-evidence.ts';
import type { InputOf } from '../../../platform/http/route.ts';

/** Takes a file for a reply; it goes again if it is never sent. */
export async function addFile({ app, session, query, body, now, fail }: InputOf<typeof api.messages.addFile>) {
  const kept = await keepEvidence({ app, owner: session, body, now });
  if ('fault' in kept) return fail(kept.fault);
  return { ...kept, fileName: query.fileName };
}
