import type { api } from '@offizin/contract/api';
import { refuseForeignOrigin } from '../../platform/http/visit.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { endSession } from '../../platform/session/open-session.ts';

/** Ends the session on the server. It is a GET by the product's contract, so a foreign page may not trigger it. */
export async function signOut({ app, visit, request }: InputOf<typeof api.session.signOut>) {
  refuseForeignOrigin(request);
  await endSession(app, visit);
  return {};
}
