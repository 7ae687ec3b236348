import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { menuView } from './session-view.ts';

export async function dynamicMenu({ session, params, fail }: InputOf<typeof api.session.dynamicMenu>) {
  if (params.sellerId !== session.sellerId) fail('not_found');
  return menuView(session);
}
