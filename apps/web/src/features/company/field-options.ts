import { legalFormsIn } from '@offizin/domain/company/legal-forms';
import { regionsIn } from '@offizin/domain/places/region-names';
import { type CompanyField, genders } from '@offizin/domain/company/sections';
import { useTranslations } from 'use-intl';
import { useLocaleSwitch } from '../../platform/locale.tsx';

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** What one chooses from in a field of a country, with what is chosen; null where one types. */
export function useFieldOptions(field: CompanyField, country: string, chosen: string): FieldOption[] | null {
  const t = useTranslations('company');
  const { code: locale } = useLocaleSwitch();
  switch (field) {
    case 'legalForm':
      return legalFormsIn(country, locale, chosen).map((value) => ({ value, label: value }));
    case 'region':
      return regionsIn(country, locale).map(({ code, name }) => ({ value: code, label: name }));
    case 'gender':
      return genders.map((value) => ({ value, label: t(`gender.${value}`) }));
    default:
      return null;
  }
}
