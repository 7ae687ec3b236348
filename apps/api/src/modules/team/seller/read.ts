import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../platform/http/route.ts';
import { readTeam } from './team-view.ts';

export function read({ db, session, now }: InputOf<typeof api.team.read>) {
  return readTeam(db, { session, now });
}
