import { type Area, mayIn } from '@offizin/domain/access/roles';
import { useTranslations } from 'use-intl';
import { useSignedIn } from './session.ts';

/** Why somebody's role lets them only look at this part of the shop; null when they may change it (AUT-18). */
export function useRoleRefusal(area: Area): string | null {
  const t = useTranslations('errors.code.access');
  return mayIn(useSignedIn().session.role, area, 'write') ? null : t('role');
}
