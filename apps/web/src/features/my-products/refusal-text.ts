import type { FieldError } from '@offizin/contract/errors';
import { type SyncResultType, syncResultTypes } from '@offizin/domain/sync/result-types';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';

function typeOf(code: string): SyncResultType | undefined {
  return syncResultTypes.find((type) => code === `finding.${type}`);
}

/** What the server says of a refused change, with its numbers: "18.90 > 18.60 = 1.5 × 12.40". */
export function useRefusalText(): (error: FieldError) => string {
  const t = useTranslations('sync.reason');
  const tErrors = useTranslations('errors');
  const { amount } = useFormats();
  return ({ code, params = {} }) => {
    const type = typeOf(code);
    const money = (name: string) => amount(Number(params[name] ?? 0));
    switch (type) {
      case undefined:
        return tErrors('generic');
      case 'price_above_highest':
        return t(type, { price: money('price'), limit: money('limit'), highest: money('highest') });
      case 'price_above_recommended':
        return t(type, { price: money('price'), limit: money('limit') });
      case 'price_below_best':
        return t(type, { price: money('price'), limit: money('limit'), best: money('best') });
      case 'out_of_stock_too_long':
        return t(type, { days: Number(params['days'] ?? 0), limit: String(params['limit'] ?? '') });
      case 'duplicated_by_partner':
        return t(type, { row: String(params['row'] ?? '') });
      default:
        return t(type);
    }
  };
}
