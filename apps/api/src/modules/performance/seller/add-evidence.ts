import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { keepEvidence } from '../../files/write/keep-evidence.ts';

/** Takes a file for a dispute. */
export async function addEvidence({ app, session, body, query, now, fail }: InputOf<typeof api.disputes.addEvidence>) {
  const kept = await keepEvidence({ app, owner: session, body, now });
  if ('fault' in kept) return fail(kept.fault);
  return { ...kept, fileName: query.fileName };
}
