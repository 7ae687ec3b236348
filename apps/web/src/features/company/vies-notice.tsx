import type { VatCheck } from '@offizin/contract/company/seller';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useFormats } from '../../platform/formats.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { ChangeButton } from '../../parts/change-button.tsx';
import { companyKeys } from './company-queries.ts';
import classes from './company.module.css';

const isAboutNumber = (error: unknown): boolean => error instanceof ApiError && error.fieldErrors.length > 0;

/** That VIES does not answer or does not know the number, and the way to ask it now; nothing keeps one from saving. */
export function ViesNotice({ vatCheck }: { vatCheck: VatCheck }) {
  const t = useTranslations('company.vies');
  const errorText = useErrorText();
  const formats = useFormats();
  const queries = useQueryClient();
  const asked = useMutation({
    mutationFn: () => call('POST /company/vat-check', {}),
    onSettled: () => queries.invalidateQueries({ queryKey: companyKeys.all }),
    onError: (error) => {
      // That it is in no register is said at the field.
      if (!isAboutNumber(error)) showSnackbar('error', errorText(error));
    },
  });
  const { state, silentSince, nextAt } = vatCheck;
  const isSilent = state === 'unverified' && silentSince !== null;
  if (!isSilent && state !== 'invalid') return null;
  return (
    <div className={classes['vies']} role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <p>
        {isSilent ? (
          <>
            <b>{t('silent', { time: formats.time(silentSince) })}</b>{' '}
            {nextAt === null ? t('saveAnyway') : t('saveAndNext', { time: formats.time(nextAt) })}
          </>
        ) : (
          t('unknown')
        )}
      </p>
      <ChangeButton
        area="company"
        size="small"
        icon={<IconRefresh aria-hidden />}
        running={asked.isPending && t('asking')}
        onClick={() => asked.mutate()}
      >
        {t('checkNow')}
      </ChangeButton>
    </div>
  );
}
