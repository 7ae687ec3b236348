import type { api } from '@offizin/contract/api';
import { mayIn } from '@offizin/domain/access/roles';
import { readCompany } from '../write/read-company.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { companyView, type Shown } from './company-view.ts';

/** A token shows what everybody may read, whoever made it: no bank account, no birth date. */
const shownTo = ({ subject, impersonatedBy, isSystem }: ActiveSession): Shown => {
  if (isSystem) return 'public';
  return mayIn(subject.role, 'company', 'write') && impersonatedBy === null ? 'whole' : 'masked';
};

/** Secrets are whole in the form of who may change them; not for operators, who may not. */
export async function read({ app, db, session, now }: InputOf<typeof api.company.read>) {
  const company = await readCompany(app, db, now);
  return companyView(company, { shown: shownTo(session), viesUrl: app.config.viesUrl });
}
