import type { AccessView } from '@offizin/contract/identity/access';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { loadSession, useSignedIn } from '../../../platform/session.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';

/**
 * Whether the shop demands a second factor that the person has not set up yet. As soon as one is there everything opens without
 * a new sign-in, and once the last one is removed it closes.
 */
export function useDemand({ secondFactorRequired, passkeys, authenticatorSince }: AccessView): boolean {
  const t = useTranslations('access.demanded');
  const { lacksSecondFactor } = useSignedIn().session;
  const lacksNow = secondFactorRequired && passkeys.length === 0 && authenticatorSince === null;
  useEffect(() => {
    if (lacksNow === lacksSecondFactor) return;
    loadSession().then(
      ({ session }) => {
        if (lacksSecondFactor && !session.lacksSecondFactor) showSnackbar('success', t('done'));
      },
      // The next call finds out by itself.
      () => {},
    );
  }, [lacksNow, lacksSecondFactor, t]);
  return lacksSecondFactor;
}
