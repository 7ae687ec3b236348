import type { api } from '@offizin/contract/api';
import { mayIn } from '@offizin/domain/access/roles';
import { readCompany } from '../write/read-company.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { companyView } from './company-view.ts';

/** Secrets are whole in the form of who may change them; not for operators, who may not. */
export async function read({ app, db, session, now }: InputOf<typeof api.company.read>) {
  const isOwn = mayIn(session.subject.role, 'company', 'write') && session.impersonatedBy === null;
  const company = await readCompany(app, db, now);
  return companyView(company, { isMasked: !isOwn, viesUrl: app.config.viesUrl });
}
