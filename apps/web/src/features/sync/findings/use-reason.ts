import type { SyncFinding } from '@offizin/contract/sync/seller';
import { namedNumbers } from '@offizin/domain/sync/result-types';
import { useTranslations } from 'use-intl';
import { useFindingReason } from '../../../parts/sync/finding-reason.ts';
import { useMoney } from '../use-money.ts';

type Found = Pick<SyncFinding, 'finding' | 'numbers' | 'detail'>;

/** The value of the cell or the code of the row, and what was expected. */
function useDetail() {
  const t = useTranslations('uploadsCodes');
  return ({ detail }: Found): string | null => {
    if (detail?.unreadable) {
      const { field, problem, text } = detail.unreadable;
      return `${t(`field.${field}`)}: ${t(`unreadable.${problem}`)}. ${t('read', { text })}`;
    }
    if (!detail?.identifier) return null;
    const { problem, text, expected } = detail.identifier;
    return [
      `${t(`identifier.${problem}`)}: ${text}`,
      ...(expected === null ? [] : [t('expectedDigit', { expected })]),
    ].join('. ');
  };
}

/** Describes what is wrong with one product, with its numbers. */
export function useReason(): (found: Found) => string {
  const reason = useFindingReason(useMoney());
  const detail = useDetail();
  return (found) => detail(found) ?? reason(found.finding, namedNumbers(found.finding, found.numbers));
}
