import type { SignedIn } from '../../platform/session.ts';
import { restoreSession } from '../../platform/session.ts';
import { queryClient } from '../../platform/query-client.ts';
import { isOwner, knownSessionKey } from '../../platform/offline/session-key.ts';
import { keptValues } from '../../platform/offline/kept-values.ts';
import { forgetKept } from '../../platform/offline/key-half.ts';
import { names } from './names.ts';
import { thisBuild } from './this-build.ts';
import { listsReadAt, showReads } from './kept-reads.ts';
import { keptAt } from './kept-at.ts';

/** What the version before did not keep of a session. */
const notKeptBefore = { viewedTours: [] };

function isSignedIn(value: unknown): value is SignedIn {
  return typeof value === 'object' && value !== null && ['session', 'seller', 'menu'].every((part) => part in value);
}

/** Puts all that is kept where the screens look for it. */
export function showKept(values: ReadonlyMap<string, unknown>): void {
  showReads(queryClient, values.get(names.reads));
  for (const [name, value] of values) if (name.startsWith(names.orders)) showReads(queryClient, [value]);
}

/** Goes on from what this browser keeps: who was signed in, the last lists, each order of them, conversations and returns. Without it nobody is. */
export async function openKept(): Promise<void> {
  const known = await knownSessionKey(Date.now());
  if (known === null) return forgetKept();
  const values = await keptValues(known.key);
  const signedIn = values.get(names.session);
  if (!isSignedIn(signedIn) || signedIn.session.userId === null) return forgetKept();
  const { sellerId, userId } = signedIn.session;
  if (!isOwner(known, { sellerId, userId })) return forgetKept();
  restoreSession({ ...signedIn, session: { ...notKeptBefore, ...signedIn.session } });
  if (values.get(names.build) !== thisBuild()) return;
  showKept(values);
  keptAt.set(listsReadAt(values.get(names.reads)));
}
