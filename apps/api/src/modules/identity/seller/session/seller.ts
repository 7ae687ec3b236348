import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { readAskedServices } from '../../../services/write/service-queries.ts';
import { sellerView } from './session-view.ts';

export async function seller({ db, session, params, fail }: InputOf<typeof api.session.seller>) {
  if (params.sellerId !== session.sellerId) fail('not_found');
  return sellerView(session, await readAskedServices(db, session.sellerId));
}
