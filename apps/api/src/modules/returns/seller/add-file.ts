import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { keepEvidence } from '../../files/write/keep-evidence.ts';

/** Takes a file for a decision. */
export async function addFile({ app, session, body, query, now, fail }: InputOf<typeof api.returnDecisions.addFile>) {
  const kept = await keepEvidence({ app, owner: session, body, now });
  if ('fault' in kept) return fail(kept.fault);
  return { ...kept, fileName: query.fileName };
}
