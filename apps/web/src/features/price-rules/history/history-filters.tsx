import type { RuleChangeCounts } from '@offizin/contract/price-rules/views';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
import { historyRows } from '@offizin/domain/price-rules/history-rows';
import { useTranslations } from 'use-intl';
import { FilterChip } from '../../../parts/lists/filter-bar.tsx';
import { useSearchChange } from '../../../platform/search-change.ts';
import { NativeSelect } from '../../../ui/native-select.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import classes from './history.module.css';
import { historyAddress, type Narrowed } from './history-search.ts';

/** What rows of each tab can say; what never becomes a row is not offered. */
const reasonsOf = {
  changes: ['market_down', 'market_up', 'alone', 'recommended', 'to_floor', 'to_ceiling', 'restored'],
  stopped: ['at_floor', 'no_room', 'market_limit', 'day_limit', 'rule_day_limit', 'day_fall', 'war'],
} as const satisfies Readonly<Record<string, readonly RuleReason[]>>;

interface FiltersProps {
  readonly ruleId: string | null;
  readonly tab: 'changes' | 'stopped';
  readonly narrowed: Narrowed;
  readonly counts: RuleChangeCounts | undefined;
}

function Chips({ ruleId, tab, narrowed, counts }: FiltersProps) {
  const t = useTranslations('priceRuleHistory');
  const { show, reason, ...others } = narrowed;
  const withReason = reason === undefined ? {} : { reason };
  const withShow = show === undefined ? {} : { show };
  return (
    <>
      {historyRows.map((each) => (
        <FilterChip
          key={each}
          label={t(`filter.${each}`)}
          count={counts?.[each]}
          isOn={show === each}
          search={historyAddress(ruleId, tab, { ...others, ...withReason, ...(show !== each && { show: each }) })}
        />
      ))}
      <FilterChip
        label={t('filter.toFloor')}
        count={counts?.toFloor}
        isOn={reason === 'to_floor'}
        search={historyAddress(ruleId, tab, {
          ...others,
          ...withShow,
          ...(reason !== 'to_floor' && { reason: 'to_floor' }),
        })}
      />
    </>
  );
}

/** What narrows the rows: a product, a reason, and of the changes what was lowered, raised or put back; all of it is in the address. */
export function HistoryFilters(props: FiltersProps) {
  const { tab, narrowed } = props;
  const t = useTranslations('priceRuleHistory');
  const change = useSearchChange<Narrowed>();
  const reasons: readonly RuleReason[] = reasonsOf[tab];
  return (
    <div className={classes['filters']} role="group" aria-label={t('filter.label')}>
      <SearchField
        searched={narrowed.q}
        onSearch={(q) => change({ q })}
        label={t('filter.search')}
        placeholder={t('filter.search')}
        clearLabel={t('filter.clear')}
        className={classes['search'] ?? ''}
        maxLength={100}
        slash
      />
      <NativeSelect
        aria-label={t('filter.reason')}
        size="xs"
        value={narrowed.reason ?? ''}
        data={[
          { value: '', label: t('filter.anyReason') },
          ...reasons.map((value) => ({ value, label: t(`reasonName.${value}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ reason: reasons.find((each) => each === value) })}
      />
      {tab === 'changes' ? <Chips {...props} /> : null}
    </div>
  );
}
