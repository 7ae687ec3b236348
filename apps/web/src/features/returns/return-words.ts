import type { ReturnDetail, ReturnSummary } from '@offizin/contract/returns/seller';
import { brands } from '@offizin/domain/brand/brands';
import { isOver, type ReturnState } from '@offizin/domain/returns/return-steps';
import { kindRules } from '@offizin/domain/returns/return-terms';
import { stateWordOf } from '@offizin/domain/returns/state-word';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { initialData } from '../../platform/initial-data.ts';
import type { ChipTone } from '../../ui/chip.tsx';

export const brandName = brands[initialData.brand].name;

export const tones: Readonly<Record<ReturnState, ChipTone>> = {
  requested: 'amber',
  on_the_way: 'grey',
  received: 'accent',
  offered: 'grey',
  refused: 'red',
  escalated: 'grey',
  refunded: 'green',
  closed: 'grey',
  expired: 'grey',
  withdrawn: 'grey',
  decided_seller: 'green',
  decided_customer: 'red',
  decided_split: 'grey',
};

type Standing = Pick<ReturnSummary, 'kind' | 'state' | 'silent' | 'refunded' | 'atStake' | 'evidenceWanted'>;

const wordOf = (of: Standing) => stateWordOf({ ...of, refunded: of.refunded.amount, atStake: of.atStake.amount });

/** The name of a state, with what became of the money. */
export function useStateName(): (of: Standing) => string {
  const t = useTranslations('returns');
  return (of) => t(`state.${wordOf(of)}`, { brand: brandName });
}

export const toneOf = (of: Standing): ChipTone => {
  if (of.silent) return 'red';
  return of.evidenceWanted ? 'amber' : tones[of.state];
};

const day = 86_400_000;

/** How pressing a time is for the shop: past, soon, or neither. */
export function pressureOf({ state, dueAt, evidenceWanted }: ReturnSummary, now: Date): ChipTone {
  if (dueAt === null) return 'grey';
  const left = Date.parse(dueAt) - now.getTime();
  const isOwn = state === 'requested' || state === 'received' || evidenceWanted;
  if (isOwn && left <= 0) return 'red';
  return isOwn && left < 2 * 3_600_000 ? 'amber' : evidenceWanted ? 'amber' : 'grey';
}

/** A moment in words: the weekday and the time while that is clear, else the day. */
export function useWhen(): (at: string, now: Date) => string {
  const { weekday, time, day: longDay } = useFormats();
  return (at, now) => {
    const left = Date.parse(at) - now.getTime();
    return left > -day && left < 6 * day ? `${weekday(at)}, ${time(at)}` : longDay(at);
  };
}

/** What is due, as the list says it; null where nobody is waited for. */
export function useDueShort(): (of: ReturnSummary, now: Date) => string | null {
  const t = useTranslations('returns.short');
  const when = useWhen();
  return ({ state, dueAt, evidenceWanted }, now) => {
    if (dueAt === null || isOver(state)) return null;
    const params = { when: when(dueAt, now), brand: brandName };
    const isLate = Date.parse(dueAt) <= now.getTime();
    if (state !== 'escalated') return isLate ? t('late') : t('until', params);
    if (evidenceWanted) return t('evidence', params);
    return isLate ? t('rulingLate', params) : t('ruling', params);
  };
}

/** What is due, as the return itself says it. */
export function useDueLong(): (of: ReturnSummary, now: Date) => string | null {
  const t = useTranslations('returns.due');
  const when = useWhen();
  return ({ kind, state, dueAt, evidenceWanted }, now) => {
    if (dueAt === null) return null;
    const params = { when: when(dueAt, now), brand: brandName };
    const isLate = Date.parse(dueAt) <= now.getTime();
    switch (state) {
      case 'escalated':
        return evidenceWanted ? t('evidence', params) : isLate ? t('rulingLate', params) : t('escalated', params);
      case 'requested':
      case 'received':
        return isLate ? t('late', params) : t(kindRules[kind].ofShop ? 'received' : state, params);
      case 'on_the_way':
      case 'offered':
      case 'refused':
      case 'refunded':
      case 'decided_customer':
        return isLate ? null : t(state, params);
      default:
        return null;
    }
  };
}

/** The sentence that says where a case stands; null where the shop has to decide and the screen shows what. */
export function useAbout(): (of: ReturnDetail) => string | null {
  const t = useTranslations('returns');
  const { money } = useFormats();
  return (of) => {
    const { state, refunded, offer } = of;
    const params = { amount: money(offer !== null && state === 'offered' ? offer : refunded), brand: brandName };
    if (of.silent) return t(refunded.amount < of.atStake.amount ? 'about.silentRest' : 'about.silent', params);
    if (of.evidenceWanted) return t('about.missing', params);
    if (wordOf(of) === 'part') return t('about.part', params);
    if (state === 'escalated' && of.caseFiles.every((file) => file.of !== 'shop')) return t('about.ended', params);
    return state === 'requested' || state === 'received' ? null : t(`about.${state}`, params);
  };
}

/** How the customer is called: by name while there is one. */
export function useCustomer(): (of: Pick<ReturnSummary, 'customer'>) => string {
  const t = useTranslations('returns');
  return ({ customer }) => customer.split(' ')[0] || t('customer');
}
