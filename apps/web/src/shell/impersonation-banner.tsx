import { IconUserShield } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { call } from '../platform/client.ts';
import { useErrorText } from '../platform/error-text.ts';
import { useFormats } from '../platform/formats.ts';
import { replaceSession, useSignedIn } from '../platform/session.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { Button } from '../ui/button.tsx';
import classes from './impersonation-banner.module.css';
import { useSignOut } from '../parts/sign-out.ts';

/** Shows on every screen who acts for the seller and until when (AUT-08). */
export function ImpersonationBanner() {
  const t = useTranslations('shell.impersonation');
  const errorText = useErrorText();
  const formats = useFormats();
  const signOut = useSignOut();
  const { session, seller } = useSignedIn();
  if (session.impersonatedBy === null) return null;
  const extend = async () => {
    try {
      replaceSession(await call('POST /impersonate/extend', {}));
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  };
  return (
    <div className={classes['banner']} role="status">
      <IconUserShield size={18} aria-hidden />
      <span>
        {t('banner', { operator: session.impersonatedBy, seller: seller.name, time: formats.time(session.expiresAt) })}
      </span>
      <Button size="small" onClick={() => void extend()}>
        {t('extend')}
      </Button>
      <Button size="small" onClick={() => void signOut()}>
        {t('leave')}
      </Button>
    </div>
  );
}
