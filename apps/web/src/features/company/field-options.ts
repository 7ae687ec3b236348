import { legalFormsOf } from '@offizin/domain/company/legal-forms';
import { regionsOf } from '@offizin/domain/places/places';
import { type CompanyField, genders } from '@offizin/domain/company/sections';
import { useTranslations } from 'use-intl';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** What one chooses from in a field of a country; null where one types. */
export function useFieldOptions(field: CompanyField, country: string): FieldOption[] | null {
  const t = useTranslations('company');
  switch (field) {
    case 'legalForm':
      return legalFormsOf(country).map((value) => ({ value, label: value }));
    case 'region':
      return regionsOf(country).map(({ code, name }) => ({ value: code, label: name }));
    case 'gender':
      return genders.map((value) => ({ value, label: t(`gender.${value}`) }));
    default:
      return null;
  }
}
