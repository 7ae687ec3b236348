import type { RuleChange } from '@offizin/contract/price-rules/views';
import type { RuleChangeRecord } from '../read/change-queries.ts';

export function ruleChangeView(change: RuleChangeRecord): RuleChange {
  const { productId, name, pack, code, image, no, at, placeBefore, placeAfter, placeOf, ...rest } = change;
  return {
    ...rest,
    changeNo: no,
    at: at.toISOString(),
    product: { productId, name, pack, code, image },
    place: { before: placeBefore, after: placeAfter, of: placeOf },
  };
}
