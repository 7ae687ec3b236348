import { landing, screens } from '@offizin/domain/access/screens';
import { IconLinkOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocaleSwitch } from '../../../platform/locale.tsx';
import { queryClient } from '../../../platform/query-client.ts';
import { loadSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { usePageTitle } from '../../../parts/page-head.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { PublicLayout } from '../../../parts/public/public-layout.tsx';
import { takeTokens } from './take-tokens.ts';

const tokens = takeTokens();

/** Opens a session with the tokens of the address, which are gone from it before anything else happens (AUT-08). */
export function ImpersonateScreen() {
  const t = useTranslations('session');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { change } = useLocaleSwitch();
  const started = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  usePageTitle(t('title'));
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const open = async () => {
      await call('POST /impersonate', { body: tokens });
      queryClient.clear();
      const { session } = await loadSession();
      await change(session.locale);
      await navigate({ to: screens[landing.screen].path, search: landing.search, replace: true });
    };
    open().catch((error: unknown) => setFailure(errorText(error)));
  }, [change, errorText, navigate]);
  return (
    <PublicLayout>
      {failure === null ? (
        <p role="status">{t('impersonating')}</p>
      ) : (
        <StatePanel heading="h1" icon={<IconLinkOff />} tone="red" title={t('impersonateFailed')} text={failure}>
          <ButtonLink to="/login">{t('toLogin')}</ButtonLink>
        </StatePanel>
      )}
    </PublicLayout>
  );
}
