import { businessTypes } from '@offizin/domain/access/seller-kinds';
import { brands } from '@offizin/domain/brand/brands';
import { type RegistrationAnswers, type RegistrationField, typedLength } from '@offizin/domain/registrations/steps';
import { phoneRules } from '@offizin/domain/company/phone-number';
import { regionsIn } from '@offizin/domain/places/region-names';
import { vatExample } from '@offizin/domain/company/vat-number';
import type { ChangeEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { initialData } from '../../platform/initial-data.ts';
import { useCountryName } from '../../platform/country-name.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { PlainTextInput } from '../../ui/plain-field.tsx';
import { PlainSelect } from '../../ui/plain-select.tsx';

interface FieldInputProps {
  readonly field: RegistrationField;
  readonly answers: RegistrationAnswers;
  readonly bound: {
    readonly name: string;
    readonly value: string;
    readonly error: ReactNode;
    readonly onBlur: () => void;
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
  };
  /** What was typed is understood as, where that is something else. */
  readonly readAs: string | null;
}

const autoComplete: { readonly [F in RegistrationField]?: string } = {
  shopName: 'organization',
  legalName: 'organization',
  firstName: 'given-name',
  lastName: 'family-name',
  phoneNumber: 'tel-national',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  birthDate: 'bday',
  website: 'url',
};

const keyboards: { readonly [F in RegistrationField]?: 'tel' | 'numeric' | 'url' } = {
  phoneNumber: 'tel',
  ikNumber: 'numeric',
  website: 'url',
};

/** The choices of a field, or null where one types. */
function useOptions(field: RegistrationField, { country = '' }: RegistrationAnswers) {
  const t = useTranslations('registrations.type');
  const nameOf = useCountryName();
  const { code: locale } = useLocaleSwitch();
  switch (field) {
    case 'businessType':
      return businessTypes.map((value) => ({ value, label: t(value) }));
    case 'country':
      return brands[initialData.brand].countries.map((value) => ({ value, label: nameOf(value) }));
    case 'phonePrefix':
      return phoneRules.map(({ prefix, country }) => ({ value: prefix, label: `${nameOf(country)} ${prefix}` }));
    case 'region':
      return regionsIn(country, locale).map(({ code: value, name }) => ({ value, label: name }));
    default:
      return null;
  }
}

/** One answer of the form: a choice or a text, with an example where its shape is the country's. */
export function FieldInput({ field, answers, bound, readAs }: FieldInputProps) {
  const t = useTranslations('registrations');
  const tFaults = useTranslations('faults');
  const options = useOptions(field, answers);
  const label = t(`field.${field}`);
  const example = vatExample(answers.country ?? '');
  if (options !== null)
    return <PlainSelect {...bound} label={label} options={options} placeholder={t('choose')} autoComplete="off" />;
  const hints: { readonly [F in RegistrationField]?: string } = {
    ...(example !== '' && { vatNumber: t('example', { example }) }),
    commercialRegister: t('registerHint'),
    bic: t('bicHint'),
    website: t('websiteHint'),
  };
  const hint = readAs === null ? (hints[field] ?? null) : tFaults('readAs', { value: readAs });
  return (
    <div>
      <PlainTextInput
        {...bound}
        onChange={(event: ChangeEvent<HTMLInputElement>) => bound.onChange(event)}
        label={label}
        type={field === 'birthDate' ? 'date' : 'text'}
        maxLength={typedLength(field)}
        autoComplete={autoComplete[field] ?? 'off'}
        inputMode={keyboards[field] ?? 'text'}
        aria-describedby={hint === null ? undefined : `hint-${field}`}
      />
      {hint === null || bound.error ? null : <small id={`hint-${field}`}>{hint}</small>}
    </div>
  );
}
