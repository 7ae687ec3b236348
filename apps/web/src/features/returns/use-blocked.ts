import { useTranslations } from 'use-intl';
import { useOfflineSince } from '../../platform/online.ts';
import { useSignedIn } from '../../platform/session.ts';

/** Why nothing can be done now: no connection, or somebody of the marketplace acts for the shop. */
export function useBlocked(): string | null {
  const t = useTranslations('returns');
  const impersonation = useTranslations('errors.code.access')('impersonation');
  const isOffline = useOfflineSince() !== null;
  const { session } = useSignedIn();
  if (session.impersonatedBy !== null) return impersonation;
  return isOffline ? t('offline') : null;
}
