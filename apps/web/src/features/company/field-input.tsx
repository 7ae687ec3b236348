import { type CompanyContext, mayBeEmpty } from '@offizin/domain/company/fields';
import { viesField } from '@offizin/domain/company/plain-values';
import { type CompanyField, type CompanyValues, typedLength } from '@offizin/domain/company/sections';
import { vatChecks } from '@offizin/domain/company/vat-check';
import type { VatCheck } from '@offizin/contract/company/seller';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { FieldError } from '../../ui/field.tsx';
import { FieldName } from '../../ui/form/section-form.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { TextInput } from '../../ui/text-input.ts';
import { useFaultText } from '../../parts/fault-text.ts';
import { useFieldHint } from './field-hint.tsx';
import { useFieldOptions } from './field-options.ts';
import type { CompanyForm } from './use-company-forms.ts';
import classes from './company.module.css';

export interface CompanyFieldProps {
  readonly field: CompanyField;
  readonly form: CompanyForm;
  readonly context: CompanyContext;
  /** Those of all sections, as they are saved. */
  readonly saved: CompanyValues;
  readonly vatCheck: VatCheck | null;
  readonly isLocked: boolean;
}

const keyboards: { readonly [F in CompanyField]?: 'numeric' | 'url' } = {
  ikNumber1: 'numeric',
  ikNumber2: 'numeric',
  ikNumber3: 'numeric',
  lanr: 'numeric',
  companyUrl: 'url',
};

/** How many of the form's twelve columns a field takes. */
const widths: { readonly [F in CompanyField]?: string } = {
  legalName: 'five',
  legalForm: 'four',
  street: 'five',
  postalCode: 'two',
  city: 'five',
  vatNumber: 'four',
  commercialRegisterNumber: 'four',
  commercialRegister: 'four',
  goodsManagementSystem: 'six',
  accountingCenter: 'six',
  companyUrl: 'eight',
  iban: 'five',
  swift: 'three',
  ownerFirstName: 'six',
  ownerLastName: 'six',
};

/** What VIES said of the saved number is shown at its field like any other error. */
function useViesError({ field, context, form, vatCheck }: CompanyFieldProps) {
  const faultText = useFaultText();
  const code = vatCheck === null ? null : vatChecks[vatCheck.state].code;
  if (code === null || field !== viesField(context) || form.changed.includes(field)) return undefined;
  return <FieldError>{faultText({ code })}</FieldError>;
}

/** A field of the company: typed or chosen, with its error or what is worth knowing below. */
export function CompanyFieldInput(props: CompanyFieldProps) {
  const { field, form, context, saved, vatCheck, isLocked } = props;
  const t = useTranslations('company');
  const values: CompanyValues = { ...saved, ...form.values };
  const isChanged = form.changed.includes(field);
  const tFaults = useTranslations('faults');
  const readAs = form.readAs(field);
  const fieldHint = useFieldHint({ field, context, values, isChanged, vatCheck });
  const hint = readAs === null ? fieldHint : tFaults('readAs', { value: readAs });
  const viesError = useViesError(props);
  const options = useFieldOptions(field, context.country, values[field] ?? '');
  const { error, ...bound } = form.text(field);
  const shared = {
    ...bound,
    label: (
      <FieldName isChanged={isChanged}>
        {t(`field.${field}`)}
        {mayBeEmpty(field, context, values) ? <small className={classes['optional']}>{t('optional')}</small> : null}
      </FieldName>
    ),
    error: error ?? viesError,
    description: (error ?? viesError) === undefined ? hint : null,
    className: classes[widths[field] ?? 'four'],
  };
  if (options !== null)
    return <NativeSelect {...shared} disabled={isLocked} data={[{ value: '', label: t('choose') }, ...options]} />;
  return (
    <TextInput
      {...shared}
      readOnly={isLocked}
      type={field === 'birthDate' && !isLocked ? 'date' : 'text'}
      maxLength={typedLength(field)}
      inputMode={keyboards[field] ?? 'text'}
      autoComplete="off"
    />
  );
}

/** The country: it is the shop's for good, and decides what is asked for. */
export function CountryField({ name }: { name: string }) {
  const t = useTranslations('company');
  return (
    <TextInput
      label={t('country')}
      value={name}
      readOnly
      className={classes['locked']}
      rightSection={<IconLock size={16} aria-label={t('countryLocked')} />}
    />
  );
}
