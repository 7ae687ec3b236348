import type { RuleChange } from '@offizin/contract/price-rules/views';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import {
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconHandStop,
  IconTrendingUp,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { brandName, useRuleFormats } from '../rule-words.ts';

export type ReasonTone = 'amber' | 'green' | 'grey';

const looks: Readonly<Partial<Record<RuleReason, readonly [ReasonTone, Icon]>>> = {
  market_up: ['green', IconTrendingUp],
  alone: ['green', IconTrendingUp],
  to_ceiling: ['green', IconArrowBarToUp],
  to_floor: ['amber', IconArrowBarToDown],
  at_floor: ['amber', IconArrowBarToDown],
  no_room: ['amber', IconHandStop],
  market_limit: ['amber', IconHandStop],
  day_limit: ['amber', IconHandStop],
  rule_day_limit: ['amber', IconHandStop],
  day_fall: ['amber', IconHandStop],
  war: ['amber', IconHandStop],
  restored: ['grey', IconUser],
};

/** How a reason is marked beside its sentence; most changes follow the market and need no mark. */
export const lookOf = (reason: RuleReason): readonly [ReasonTone, Icon] | undefined => looks[reason];

export type Reasoned = Pick<RuleChange, 'kind' | 'reason' | 'best' | 'floor' | 'dayChange' | 'actorName'>;

/** Why a rule changed a price or was kept from it, as a sentence with its numbers. */
export function useReasonSentence(): (change: Reasoned) => string {
  const t = useTranslations('priceRuleHistory');
  const { amount, number } = useRuleFormats();
  const write = (price: number | null) => (price === null ? '–' : amount(price));
  return ({ kind, reason, best, floor, dayChange, actorName }) => {
    const sentence = t(`reason.${reason}`, {
      best: write(best),
      floor: write(floor),
      brand: brandName,
      count: dayChange,
      who: actorName ?? t('somebody'),
    });
    return kind === 'changed' && dayChange > 1 ? `${sentence} ${t('nth', { count: number(dayChange) })}` : sentence;
  };
}
