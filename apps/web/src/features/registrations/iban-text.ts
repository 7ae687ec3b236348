import { ibanFault } from '@offizin/domain/company/bank-account';
import type { FieldError } from '@offizin/contract/errors';
import { useTranslations } from 'use-intl';
import { useFieldErrorText } from '../../platform/error-text.ts';

/** Says where the mistake in an IBAN is, and never what the right one would be (VAL-03). */
export function useIbanText() {
  const t = useTranslations('registrations.iban');
  const fieldText = useFieldErrorText();
  return (error: FieldError, { iban }: { readonly iban: string }): string => {
    const fault = error.code === 'field.required' ? null : ibanFault(iban);
    switch (fault?.code) {
      case undefined:
        return fieldText(error);
      case 'iban.unknown_country':
        return t('unknown_country', { country: fault.country });
      case 'iban.length':
        return t('length', {
          country: fault.country,
          expected: String(fault.expected),
          given: String(fault.given),
        });
      case 'iban.character': {
        const { position, character } = fault;
        return character === '' ? t('incomplete') : t('character', { position: String(position), character });
      }
      case 'iban.account':
        return t('account', { digits: String(fault.digits) });
      case 'iban.bank':
        return t('bank');
      case 'iban.check_digits':
        return t('check_digits');
    }
  };
}
