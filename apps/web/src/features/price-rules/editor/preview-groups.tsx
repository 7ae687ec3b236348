import type { RulePreview } from '@offizin/contract/price-rules/views';
import { type RuleGroup, ruleGroups } from '@offizin/domain/price-rules/decide-price';
import { IconArrowBarToDown, IconArrowsLeftRight, IconBan, IconCheck, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useRuleSearch } from '../rule-search.ts';
import { useRuleFormats } from '../rule-words.ts';
import classes from './preview.module.css';

const icons: Readonly<Record<RuleGroup, Icon>> = {
  changes: IconArrowsLeftRight,
  floor: IconArrowBarToDown,
  right: IconCheck,
  no_market: IconBan,
};

/** All covered offers in four figures, each of which shows its rows. */
export function PreviewGroups({ figures: { groups, lowered, raised } }: { figures: RulePreview }) {
  const t = useTranslations('priceRuleEditor');
  const { number } = useRuleFormats();
  const { rule, group } = useRuleSearch();
  return (
    <nav className={classes['groups']} aria-label={t('preview.groups')}>
      {ruleGroups.map((each) => {
        const Shape = icons[each];
        const unit =
          each === 'changes'
            ? t('preview.changesUnit', { lowered: number(lowered), raised: number(raised) })
            : t('preview.stay');
        return (
          <Link
            key={each}
            to="."
            search={{ rule, ...(each !== 'changes' && { group: each }) }}
            replace
            resetScroll={false}
            aria-current={each === group ? 'true' : undefined}
            activeProps={{}}
            activeOptions={{ exact: true }}
          >
            <span>
              <Shape size={16} aria-hidden />
              {t(`preview.${each}`)}
            </span>
            <span>
              <b>{number(groups[each])}</b> {unit}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
