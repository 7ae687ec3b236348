import { useTranslations } from 'use-intl';
import { useRoleRefusal } from '../../platform/role.ts';
import { useSignedIn } from '../../platform/session.ts';

/** Why nothing may be changed: an operator in the shop's name, or somebody who is no owner, only looks. */
export function useRefusal(): string | null {
  const t = useTranslations('systems');
  const refusal = useRoleRefusal('team');
  return useSignedIn().session.impersonatedBy === null ? refusal : t('locked');
}
