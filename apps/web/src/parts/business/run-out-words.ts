import type { SoldProduct } from '@offizin/contract/business/seller';
import { useTranslations } from 'use-intl';

/** How long stock lasts, in words; null where nobody can say anything of it. */
export function useRunOutWords(): (runOut: SoldProduct['runOut']) => string | null {
  const t = useTranslations('business');
  return (runOut) => {
    if (runOut === null) return null;
    return runOut.kind === 'days' ? t('runOut.days', { days: runOut.days }) : t(`runOut.${runOut.kind}`);
  };
}
