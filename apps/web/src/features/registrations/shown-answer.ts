import { businessTypes } from '@offizin/domain/access/seller-kinds';
import { maskedIban } from '@offizin/domain/company/bank-account';
import { regionName } from '@offizin/domain/places/region-names';
import type { RegistrationAnswers, RegistrationField } from '@offizin/domain/registrations/steps';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useCountryName } from '../../platform/country-name.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';

/** An answer as it is read; an account only by its end: it is shown whole in its own field alone. */
export function useShownAnswer() {
  const t = useTranslations('registrations');
  const formats = useFormats();
  const countryName = useCountryName();
  const { code } = useLocaleSwitch();
  return (field: RegistrationField, answers: RegistrationAnswers): string => {
    const value = answers[field] ?? '';
    if (value === '') return '';
    switch (field) {
      case 'country':
        return countryName(value);
      case 'businessType':
        return t(`type.${businessTypes.find((type) => type === value) ?? 'other'}`);
      case 'region':
        return regionName(answers.country ?? '', value, code);
      case 'iban':
        return maskedIban(value);
      case 'birthDate':
        return /^\d{4}-\d\d-\d\d$/.test(value) ? formats.day(`${value}T12:00:00Z`) : value;
      default:
        return value;
    }
  };
}
