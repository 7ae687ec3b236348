import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { sessionDetailsView } from './session-view.ts';

export async function sessionDetails({ session }: InputOf<typeof api.session.sessionDetails>) {
  return sessionDetailsView(session);
}
