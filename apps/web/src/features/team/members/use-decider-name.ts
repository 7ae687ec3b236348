import type { LimitedDecider } from '@offizin/domain/returns/refund-limit';
import { useTranslations } from 'use-intl';

/** How those are called whom owners may limit. */
export function useDeciderName(): (decider: LimitedDecider) => string {
  const t = useTranslations('team');
  return (decider) => (decider === 'systems' ? t('refundLimit.systems') : t(`role.${decider}`));
}
