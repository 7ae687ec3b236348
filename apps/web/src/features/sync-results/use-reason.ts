import type { SyncFinding } from '@offizin/contract/sync';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { namedNumbers } from './finding-columns.ts';
import { useMoney } from './use-money.ts';

type Found = Pick<SyncFinding, 'finding' | 'numbers' | 'detail'>;

function useRepeated() {
  const t = useTranslations('sync.repeated');
  const money = useMoney();
  const { number } = useFormats();
  return (found: Found): string | null => {
    const numbers = namedNumbers(found);
    const [row = 0, earlierPrice = 0, price = 0, earlierStock = 0, stock = 0] = numbers.values();
    if (earlierPrice !== price)
      return t('price', { row: number(row), earlierPrice: money(earlierPrice), price: money(price) });
    return earlierStock === stock
      ? null
      : t('stock', { row: number(row), earlierStock: number(earlierStock), stock: number(stock) });
  };
}

/** What the cell or the code of the row says, and what was expected. */
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

/** Says what is wrong with one product, with its numbers. */
export function useReason(): (found: Found) => string {
  const t = useTranslations('sync');
  const money = useMoney();
  const { number } = useFormats();
  const detail = useDetail();
  const repeated = useRepeated();
  return (found) => {
    const said = detail(found) ?? (found.finding === 'duplicated_by_partner' ? repeated(found) : null);
    if (said !== null) return said;
    const numbers = namedNumbers(found);
    const amount = (name: string) => money(numbers.get(name) ?? 0);
    const count = (name: string) => numbers.get(name) ?? 0;
    switch (found.finding) {
      case 'out_of_stock_too_long':
        return t('reason.out_of_stock_too_long', { days: count('days'), limit: number(count('limit')) });
      case 'price_above_highest':
        return t('reason.price_above_highest', {
          price: amount('price'),
          limit: amount('limit'),
          highest: amount('highest'),
        });
      case 'price_above_recommended':
        return t('reason.price_above_recommended', { price: amount('price'), limit: amount('limit') });
      case 'price_below_best':
        return t('reason.price_below_best', { price: amount('price'), limit: amount('limit'), best: amount('best') });
      case 'duplicated_by_partner':
        return t('reason.duplicated_by_partner', { row: number(count('row')) });
      default:
        return t(`reason.${found.finding}`);
    }
  };
}
