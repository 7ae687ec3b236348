import { companyAddressStart, companyFault, type CompanyContext } from '@offizin/domain/company/fields';
import { viesField } from '@offizin/domain/company/plain-values';
import type { CompanyField, CompanyValues } from '@offizin/domain/company/sections';
import type { VatCheck } from '@offizin/contract/company/seller';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import classes from './company.module.css';

export interface HintProps {
  readonly field: CompanyField;
  readonly context: CompanyContext;
  /** As they are typed. */
  readonly values: CompanyValues;
  readonly isChanged: boolean;
  readonly vatCheck: VatCheck | null;
}

/** The fields whose numbers prove themselves by a check digit. */
const proven: ReadonlySet<CompanyField> = new Set([
  'vatNumber',
  'viesNumber',
  'ikNumber1',
  'ikNumber2',
  'ikNumber3',
  'lanr',
  'iban',
]);

function Right({ children }: { children: ReactNode }) {
  return (
    <span className={classes['right']}>
      <IconCircleCheck size={14} aria-hidden />
      {children}
    </span>
  );
}

/** What VIES says of the number that is saved. */
function VatHint({ vatCheck }: { vatCheck: VatCheck }) {
  const t = useTranslations('company.vies');
  const { time, day } = useFormats();
  const { state, checkedAt, silentSince, nextAt } = vatCheck;
  if (state === 'valid' && checkedAt !== null)
    return <Right>{t('valid', { day: day(checkedAt), time: time(checkedAt) })}</Right>;
  if (silentSince === null) return nextAt === null ? null : <>{t('asking')}</>;
  return (
    <span className={classes['unproven']}>
      <IconAlertTriangle size={14} aria-hidden />
      {t('unverified')}
    </span>
  );
}

/** What is shown below a field while nothing is wrong with it. */
export function useFieldHint({ field, context, values, isChanged, vatCheck }: HintProps): ReactNode {
  const t = useTranslations('company');
  const value = values[field] ?? '';
  if (proven.has(field) && value !== '' && companyFault(field, context, values) === null) {
    if (field === viesField(context) && vatCheck !== null && !isChanged) return <VatHint vatCheck={vatCheck} />;
    return <Right>{t('checkDigit')}</Right>;
  }
  switch (field) {
    case 'commercialRegisterNumber':
      return context.country === 'DE' ? t('hint.register') : null;
    case 'goodsManagementSystem':
      return t('hint.goodsManagementSystem');
    case 'companyUrl':
      return t('hint.companyUrl', { start: companyAddressStart(context.brand, values.legalName ?? '') });
    case 'viesNumber':
      return t('hint.viesNumber');
    case 'swift':
      return t('hint.swift');
    default:
      return null;
  }
}
