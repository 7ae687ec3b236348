import type { RuleChange } from '@offizin/contract/price-rules/views';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import type { RuleChangeRecord } from '../read/change-queries.ts';
import { shownFloor } from './secret-floor.ts';

export function ruleChangeView(change: RuleChangeRecord, reader: Pick<ActiveSession, 'impersonatedBy'>): RuleChange {
  const { floor, productId, name, pack, code, image, no, at, placeBefore, placeAfter, placeOf, ...rest } = change;
  return {
    ...rest,
    floor: shownFloor(reader, floor),
    changeNo: no,
    at: at.toISOString(),
    product: { productId, name, pack, code, image },
    place: { before: placeBefore, after: placeAfter, of: placeOf },
  };
}
