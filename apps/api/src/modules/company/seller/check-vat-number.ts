import type { api } from '@offizin/contract/api';
import { vatChecks } from '@offizin/domain/company/vat-check';
import { checkVat } from '../write/check-vat.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { vatCheckView } from './company-view.ts';

/** Asks VIES now; what it says is kept, also when it is that nobody has this number. */
export async function checkVatNumber({ app, session, fail }: InputOf<typeof api.company.checkVatNumber>) {
  const { userId, impersonatedBy } = session;
  const checked = (await checkVat(app, session, { userId, impersonatedBy })) ?? fail('not_found');
  const { code } = vatChecks[checked.row.state];
  if (code !== null) return fail('request.invalid', { errors: [{ path: `body.${checked.field}`, code }] });
  return { vatCheck: vatCheckView(checked.row) };
}
