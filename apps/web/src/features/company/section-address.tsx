import { addressFields } from '@offizin/domain/company/sections';
import { AddressSearch } from '../../parts/address-search.tsx';
import { call } from '../../platform/client.ts';
import type { CompanyForm } from './use-company-forms.ts';
import classes from './company.module.css';

/** Finds the shop's address in its country; what is chosen stands in the fields and is saved with them. */
export function SectionAddress({ country, form }: { country: string; form: CompanyForm }) {
  return (
    <div className={classes['whole']}>
      <AddressSearch
        find={async (q) => (await call('GET /addresses', { query: { q, country } })).addresses}
        onChoose={(found) => addressFields.forEach((field) => form.set(field, found[field] ?? ''))}
      />
    </div>
  );
}
