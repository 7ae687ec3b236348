import {
  type FindingNumber,
  type NumberUnit,
  syncResultTable,
  type SyncResultType,
} from '@offizin/domain/sync/result-types';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';

type Named = ReadonlyMap<FindingNumber, number>;

/** What two rows of one product differ in; null where that is not known. */
function differenceOf(named: Named): 'price' | 'stock' | null {
  const [earlierPrice, price] = [named.get('earlierPrice'), named.get('price')];
  if (earlierPrice === undefined || price === undefined) return null;
  if (earlierPrice !== price) return 'price';
  return named.get('earlierStock') === named.get('stock') ? null : 'stock';
}

/**
 * Why a finding was made, with its numbers: "18.90 > 18.60 = 1.5 × 12.40". Which numbers there are and what they count
 * is decided by the table; `money` writes cents as the screen does.
 */
export function useFindingReason(money: (cents: number) => string): (type: SyncResultType, named: Named) => string {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const write: Readonly<Record<NumberUnit, (value: number | undefined) => string | number>> = {
    money: (cents) => (cents === undefined ? '–' : money(cents)),
    // A text inflects its noun by the days.
    days: (days) => days ?? 0,
    count: (count) => (count === undefined ? '–' : number(count)),
    row: (row) => (row === undefined ? '–' : number(row)),
  };
  return (type, named) => {
    const { numbers, units } = syncResultTable[type];
    const values = Object.fromEntries(numbers.map((name, at) => [name, write[units[at] ?? 'count'](named.get(name))]));
    const difference = differenceOf(named);
    // The texts take what the table names: a test compares them.
    if (difference !== null) return t(`repeated.${difference}`, values as Record<FindingNumber, string>);
    return t(`reason.${type}` as 'reason.price_above_highest', values as Record<FindingNumber, string>);
  };
}
