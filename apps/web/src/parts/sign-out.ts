import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { mayEndSession } from '../platform/before-session-ends.ts';
import { call } from '../platform/client.ts';
import { useWithReference } from '../platform/error-text.ts';
import { dropOwnDrafts } from '../platform/form-drafts.ts';
import { clearSession } from '../platform/session.ts';
import { showSnackbar } from '../platform/snackbar.ts';
import { removeStored } from '../platform/storage.ts';

/** Asks about what is unsaved, finishes what needs the session, ends it on the server, clears the user and goes to login; a failure is reported and changes nothing. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('shell');
  const withReference = useWithReference();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayEndSession())) return;
    try {
      await call('GET /signout', {});
    } catch (error) {
      showSnackbar('error', withReference(t('signOutFailed'), error));
      return;
    }
    // Who leaves leaves nothing half done behind; a session that merely ended is signed in to again.
    removeStored('orderDrafts');
    removeStored('recentSearches');
    dropOwnDrafts();
    clearSession();
    await navigate({ to: '/login' });
  };
}
