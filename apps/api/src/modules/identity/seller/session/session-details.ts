import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findViewedTours } from '../../../tours/write/viewed-tour-queries.ts';
import { sessionDetailsView } from './session-view.ts';

export async function sessionDetails({ db, session, now }: InputOf<typeof api.session.sessionDetails>) {
  return sessionDetailsView(session, await findViewedTours(db, session, now));
}
