import type { RuleTerms } from '@offizin/domain/price-rules/terms';
import type { Fail } from '../../../platform/fail.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { seesPurchasePrices } from '../../purchase-prices/write/sees-purchase-prices.ts';

type Reader = Pick<ActiveSession, 'impersonatedBy'>;

/** Refuses terms whose floor would say what the shop pays, where who calls may not see it. */
export function refuseSecretFloor(
  { session, fail }: { readonly session: Reader; readonly fail: Fail<'access.impersonation'> },
  { floor }: RuleTerms,
): void {
  if (floor.kind === 'margin' && !seesPurchasePrices(session)) fail('access.impersonation');
}

/** What a floor came to; null where who reads could calculate from it what the shop pays. */
export const shownFloor = (reader: Reader, floor: number | null): number | null =>
  seesPurchasePrices(reader) ? floor : null;
