import type { FieldError } from '@offizin/contract/errors';
import { type CompanyCode, companyCodes, ruleNames } from '@offizin/domain/company/field-fault';
import { useTranslations } from 'use-intl';
import { useCountryName } from '../platform/country-name.ts';
import { useFieldErrorText } from '../platform/error-text.ts';

const isCompanyCode = (code: string): code is CompanyCode => companyCodes.some((known) => known === code);

/** What is wrong with a text or number of a company; of a wrong check digit, which one is right (VAL-01, PRO-11). */
export function useFaultText(): (error: Pick<FieldError, 'code' | 'params'>) => string {
  const t = useTranslations('faults');
  const fieldText = useFieldErrorText();
  const nameOf = useCountryName();
  return (error) => {
    const { code, params = {} } = error;
    const named = (name: string) => String(params[name] ?? '');
    const digits = { expected: named('expected'), given: named('given') };
    if (code === 'INVALID_VAT_NUMBER' && digits.expected !== '') return t('field.check_digit', digits);
    if (code === 'INVALID_SWIFT_CODE' && !['', '8', '11'].includes(digits.given)) return t('swiftLength', digits);
    if (isCompanyCode(code)) return t(`number.${code}`);
    const country = (name: string) => named(name) && nameOf(named(name));
    const banks = { bank: country('bank'), account: country('account') };
    const rule = ruleNames.find((name) => code === `field.${name}`);
    if (rule === undefined) return fieldText(error);
    return t(`field.${rule}`, { ...digits, limit: Number(params['limit'] ?? 0), start: named('start'), ...banks });
  };
}
