import type { api } from '@offizin/contract/api';
import { csrfTokenOf } from '../../../../platform/http/visit.ts';
import type { InputOf } from '../../../../platform/http/route.ts';

export async function csrfToken({ app, visit }: InputOf<typeof api.session.csrfToken>) {
  return { csrfToken: csrfTokenOf(app, visit) };
}
