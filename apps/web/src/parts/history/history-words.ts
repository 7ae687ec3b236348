import type { HistoryEntry } from '@offizin/contract/history/seller';
import { brands } from '@offizin/domain/brand/brands';
import type { ChangeWords } from '@offizin/i18n/change-text';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';

/** Under which what is shown of the history is kept. */
export const historyKey = ['history'];

/** Who did something, as the shop's people read it. */
export function useWho() {
  const t = useTranslations('history.who');
  const { name: brand } = brands[initialData.brand];
  return ({ kind, name }: HistoryEntry['who']): string => {
    if (kind === 'marketplace') return brand;
    return kind === 'operator' ? `${name ?? ''}, ${brand}` : (name ?? t('former'));
  };
}

/** The words in which changes are said. */
export function useChangeWords(): ChangeWords {
  const t = useTranslations('history');
  const { date } = useFormats();
  return {
    field: (field) => t(`field.${field}`),
    known: (value) => t(`known.${value}`),
    value: (value) => t(`value.${value}`),
    date,
  };
}
