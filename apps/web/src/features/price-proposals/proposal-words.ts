import type { ProposalSummary } from '@offizin/contract/price-proposals/seller';
import { brands } from '@offizin/domain/brand/brands';
import { expiresSoon, type ProposalState, stateOf } from '@offizin/domain/price-proposals/proposal';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';

export const brandName = brands[initialData.brand].name;

type Reason = Pick<ProposalSummary, 'reason' | 'change'>;

/** Which words say why: a market moves up or down. */
export function whyKey({ reason, change }: Reason) {
  if (reason !== 'market') return reason;
  return change > 0 ? 'market_up' : 'market_down';
}

type Ending = Pick<ProposalSummary, 'state' | 'expiresAt'>;

/** The state at this moment: an open proposal expires without an event. */
export function stateNow({ state, expiresAt }: Ending, now: Date): ProposalState {
  return state === 'expired' ? state : stateOf({ status: state, expiresAt: new Date(expiresAt) }, now);
}

export const isPressing = ({ state, expiresAt }: Ending, now: Date): boolean =>
  state !== 'expired' && expiresSoon({ status: state, expiresAt: new Date(expiresAt) }, now);

const week = 6 * 24 * 3600 * 1000;

/** When a proposal ends: by the weekday while that is clear. */
export function useEnd(): (expiresAt: string, now: Date) => string {
  const { weekdayTime, shortDay } = useFormats();
  return (expiresAt, now) =>
    Date.parse(expiresAt) - now.getTime() < week ? weekdayTime(expiresAt) : shortDay(expiresAt);
}

/** Who or what ended a proposal. */
export function useEndedBy() {
  const t = useTranslations('priceUpdates');
  return (state: Exclude<ProposalState, 'open'>, decidedBy: string | null): string =>
    t(`by.${state}`, { who: decidedBy ?? brandName });
}
