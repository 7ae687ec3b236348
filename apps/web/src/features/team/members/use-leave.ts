import { useNavigate } from '@tanstack/react-router';
import { mayEndSession } from '../../../platform/before-session-ends.ts';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { clearSession } from '../../../platform/session.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';

/** Leaves the team, which ends the session; false when it could not be done. */
export function useLeave(): () => Promise<boolean> {
  const errorText = useErrorText();
  const navigate = useNavigate();
  return async () => {
    if (!(await mayEndSession())) return false;
    try {
      await call('POST /team/leave', {});
    } catch (error) {
      showSnackbar('error', errorText(error));
      return false;
    }
    clearSession();
    await navigate({ to: '/login' });
    return true;
  };
}
