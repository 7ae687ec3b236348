import type { CallKey, CallRequest } from '@offizin/contract/client-types';
import { useTranslations } from 'use-intl';
import { ApiError } from './client.ts';
import { useErrorText, useWithReference } from './error-text.ts';
import { saveFile } from './save-file.ts';
import { showSnackbar } from './snackbar.ts';

/** Saves a file of the server and shows why there is none, what nobody expected with its reference (ERR-02). */
export function useSaveFile(): <K extends CallKey>(key: K, request: CallRequest<K>) => Promise<void> {
  const t = useTranslations('actions');
  const errorText = useErrorText();
  const withReference = useWithReference();
  const isExpected = (error: unknown) => error instanceof ApiError && error.code !== 'internal';
  return (key, request) =>
    saveFile(key, request).catch((error: unknown) =>
      showSnackbar('error', isExpected(error) ? errorText(error) : withReference(t('downloadFailed'), error)),
    );
}
