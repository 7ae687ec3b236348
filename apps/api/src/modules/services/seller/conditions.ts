import type { api } from '@offizin/contract/api';
import { sectionFaults } from '@offizin/domain/company/fields';
import { companySections } from '@offizin/domain/company/sections';
import { type ServiceCondition, serviceConditionNames } from '@offizin/domain/services/services';
import { type Company, readCompany } from '../../company/write/read-company.ts';
import { findProfile } from '../../shop-profile/write/profile-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';

type Reading = Pick<InputOf<typeof api.services.read>, 'app' | 'db' | 'now'>;

const askedSections = companySections.filter((section) => section !== 'bank_account');

const isComplete = ({ context, values }: Company): boolean =>
  askedSections.every((section) => sectionFaults(section, context, values).length === 0);

/** A number that VIES could not be asked about is no obstacle; one that it refuses does. */
const hasVatNumber = ({ values, vatCheck }: Company): boolean =>
  (values.vatNumber ?? '') !== '' && vatCheck?.state !== 'invalid';

/** What the shop has of all that services ask for. */
export async function readConditions({ app, db, now }: Reading): Promise<ReadonlySet<ServiceCondition>> {
  const company = await readCompany(app, db, now);
  const profile = await findProfile(db, db.sellerId);
  const isMet: Readonly<Record<ServiceCondition, boolean>> = {
    company_data: isComplete(company),
    vat_number: hasVatNumber(company),
    public_email: (profile?.email ?? '') !== '',
    pharmacy: company.context.businessType === 'pharmacy_or_parapharmacy',
  };
  return new Set(serviceConditionNames.filter((name) => isMet[name]));
}
