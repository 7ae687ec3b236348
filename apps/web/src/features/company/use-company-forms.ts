import type { CompanyView } from '@offizin/contract/company/seller';
import type { FieldError } from '@offizin/contract/errors';
import { type CompanyContext, sectionFaults } from '@offizin/domain/company/fields';
import { plainValue } from '@offizin/domain/company/plain-value';
import { type CompanyField, type CompanySection, type CompanyValues, fieldsOf } from '@offizin/domain/company/sections';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFaultText } from '../../parts/fault-text.ts';
import { initialData } from '../../platform/initial-data.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { historyKey } from '../../parts/history/history-words.ts';
import { companyKeys } from './company-queries.ts';

export type SectionValues = Readonly<Record<string, string>>;
export type CompanyForm = Form<SectionValues>;
export type CompanyForms = Readonly<Record<CompanySection, CompanyForm>>;

export const contextOf = ({ country, businessType }: CompanyView): CompanyContext => ({
  brand: initialData.brand,
  country,
  businessType,
  today: new Date().toISOString().slice(0, 10),
});

const calls = {
  seller_information: 'PUT /company/seller-information',
  fiscal_information: 'PUT /company/fiscal-information',
  billing: 'PUT /company/billing',
  business: 'PUT /company/business',
  bank_account: 'PUT /company/bank-account',
} as const satisfies Readonly<Record<CompanySection, string>>;

const valuesOf = (section: CompanySection, values: CompanyValues): SectionValues =>
  Object.fromEntries(fieldsOf(section).map((field: CompanyField) => [field, values[field] ?? '']));

/** The form of one section: what is wrong is judged in the light of the others as they are saved. */
function useSectionForm(section: CompanySection, company: CompanyView): CompanyForm {
  const t = useTranslations('company');
  const faultText = useFaultText();
  const queries = useQueryClient();
  const version = company.sections.find((each) => each.section === section)?.version ?? 0;
  const check = (values: SectionValues): FieldError[] =>
    sectionFaults(section, contextOf(company), { ...company.values, ...values }).map(({ field, ...fault }) => ({
      path: `body.values.${field}`,
      ...fault,
    }));
  return useForm<SectionValues>({
    keptAs: `company/${section}`,
    initial: valuesOf(section, company.values),
    version,
    keepsTyped: true,
    check,
    meant: (values) =>
      Object.fromEntries(
        fieldsOf(section).map((field) => [field, plainValue(field, values[field] ?? '', company.country)]),
      ),
    texts: Object.fromEntries(fieldsOf(section).map((field) => [field, faultText])),
    send: async (values) => {
      try {
        await call(calls[section], { body: { version, values: { ...values } } });
      } finally {
        // Also after a refusal: somebody else may have saved meanwhile.
        await queries.invalidateQueries({ queryKey: companyKeys.all });
        await queries.invalidateQueries({ queryKey: historyKey });
      }
    },
    onSent: () => showSnackbar('success', t(`saved.${section}`)),
  });
}

/** A form for each section: they are saved one by one. */
export function useCompanyForms(company: CompanyView): CompanyForms {
  return {
    seller_information: useSectionForm('seller_information', company),
    fiscal_information: useSectionForm('fiscal_information', company),
    billing: useSectionForm('billing', company),
    business: useSectionForm('business', company),
    bank_account: useSectionForm('bank_account', company),
  };
}
