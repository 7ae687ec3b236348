import type { RuleView } from '@offizin/contract/price-rules/views';
import type { SharedLimits } from '@offizin/domain/price-rules/terms';
import { useTranslations } from 'use-intl';
import { useRuleFormats } from '../rule-words.ts';

type Hold = NonNullable<RuleView['hold']>;

/** Why the brake holds a run, in a sentence. */
export function useCause(limits: SharedLimits): (hold: Hold) => string {
  const t = useTranslations('priceRules');
  const { number, shareOf } = useRuleFormats();
  return ({ cause, offers, of }) =>
    t(`cause.${cause}`, { offers: number(offers), of: number(of), share: shareOf(limits.brakeMove) });
}
