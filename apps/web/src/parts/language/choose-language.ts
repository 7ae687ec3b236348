import type { LocaleCode } from '@offizin/domain/locale/locales';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useLocaleSwitch } from '../../platform/locale.tsx';
import { useSession } from '../../platform/session.ts';
import { showSnackbar } from '../../platform/snackbar.ts';

/** Chooses the language: at once in this browser, and for good when a user is signed in (GEN-04). */
export function useChooseLanguage(): (locale: LocaleCode) => Promise<void> {
  const errorText = useErrorText();
  const session = useSession();
  const { change } = useLocaleSwitch();
  return async (locale) => {
    try {
      await change(locale);
      if (session !== null && session.session.impersonatedBy === null) await call('PUT /locale', { body: { locale } });
    } catch (error) {
      showSnackbar('error', errorText(error));
    }
  };
}
