import type { Upload, UploadRow } from '@offizin/contract/uploads';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { useSignedIn } from '../../platform/session.ts';
import { codeLabelOf } from './code-label.ts';

export interface Said {
  readonly title: string;
  readonly detail?: string;
}

type Found = UploadRow & { readonly finding: NonNullable<UploadRow['finding']> };

/** The numbers of a price rule, of a wait, or of the row that was first. */
function useReason() {
  const t = useTranslations('sync');
  const { money, number } = useFormats();
  const { currency } = useSignedIn().seller;
  const price = (cents: number | undefined) => (cents === undefined ? '–' : money({ amount: cents, currency }));

  const repeated = ([row = 0, earlierPrice, ownPrice, earlierStock, ownStock]: readonly number[]): string => {
    if (ownPrice === undefined) return t('reason.duplicated_by_partner', { row: number(row) });
    const isStock = earlierPrice === ownPrice && earlierStock !== undefined && ownStock !== undefined;
    if (isStock)
      return t('repeated.stock', { row: number(row), earlierStock: number(earlierStock), stock: number(ownStock) });
    return t('repeated.price', { row: number(row), earlierPrice: price(earlierPrice), price: price(ownPrice) });
  };

  return ({ finding, numbers }: Found): string => {
    const [first, second, third] = numbers;
    switch (finding) {
      case 'duplicated_by_partner':
        return repeated(numbers);
      case 'out_of_stock_too_long':
        return t('reason.out_of_stock_too_long', { days: first ?? 0, limit: number(second ?? 0) });
      case 'price_above_highest':
        return t('reason.price_above_highest', { price: price(first), limit: price(second), highest: price(third) });
      case 'price_above_recommended':
        return t('reason.price_above_recommended', { price: price(first), limit: price(second) });
      case 'price_below_best':
        return t('reason.price_below_best', { price: price(first), limit: price(second), best: price(third) });
      default:
        return t(`reason.${finding}`);
    }
  };
}

/** Why a row has its finding: what it is called, and beneath it the cell, the digit or the numbers that matter. */
export function useFindingText(upload: Upload): (row: Found) => Said {
  const t = useTranslations('sync');
  const tCodes = useTranslations('uploadsCodes');
  const tMissing = useTranslations('uploads.reason.missing');
  const reason = useReason();
  const missing = ({ code, gtin, after }: Found): string => {
    if (code === null && gtin === null) return tMissing('code', { code: codeLabelOf(upload) });
    return after.price === null ? tMissing('price') : tMissing('stock');
  };
  return (row) => {
    const { finding, detail } = row;
    if (finding === 'unreadable_format' && detail?.unreadable) {
      return {
        title: tCodes(`unreadable.${detail.unreadable.problem}`),
        detail: tCodes('read', { text: detail.unreadable.text }),
      };
    }
    if (finding !== 'missing_identifier') return { title: t(`title.${finding}`), detail: reason(row) };
    if (!detail?.identifier) return { title: missing(row) };
    const { expected, problem, text } = detail.identifier;
    return {
      title: tCodes(`identifier.${problem}`),
      detail: expected === null ? tCodes('read', { text }) : tCodes('expectedDigit', { expected }),
    };
  };
}
