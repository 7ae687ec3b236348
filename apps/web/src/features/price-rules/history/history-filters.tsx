import type { RuleChangeCounts } from '@offizin/contract/price-rules/views';
import type { RuleReason } from '@offizin/domain/price-rules/decide-price';
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

type Chosen = Pick<Narrowed, 'kind' | 'reason'>;

/** One of them at a time: at the floor is a reason, the others are what a row is. */
const chips = [
  ['toFloor', { reason: 'to_floor' }],
  ['stops', { kind: 'stopped' }],
  ['restored', { kind: 'restored' }],
] as const satisfies readonly (readonly [keyof RuleChangeCounts, Chosen])[];

function Chips({ ruleId, tab, narrowed, counts }: FiltersProps) {
  const t = useTranslations('priceRuleHistory');
  const { kind, reason, ...others } = narrowed;
  return chips.map(([name, chosen]: readonly [(typeof chips)[number][0], Chosen]) => {
    const isOn = chosen.kind === kind && chosen.reason === reason;
    return (
      <FilterChip
        key={name}
        label={t(`filter.${name}`)}
        count={counts?.[name]}
        isOn={isOn}
        about={t(`tab.${tab}`)}
        search={historyAddress(ruleId, tab, { ...others, ...(!isOn && chosen) })}
      />
    );
  });
}

/** What narrows the rows: a product, a reason, and of the changes those at the floor, stopped or put back; all of it is in the address. */
export function HistoryFilters(props: FiltersProps) {
  const { tab, narrowed } = props;
  const t = useTranslations('priceRuleHistory');
  const change = useSearchChange<Narrowed>();
  const reasons: readonly RuleReason[] =
    tab === 'changes' ? [...reasonsOf.changes, ...reasonsOf.stopped] : reasonsOf.stopped;
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
        onChange={({ currentTarget: { value } }) =>
          change({ reason: reasons.find((each) => each === value), kind: undefined })
        }
      />
      {tab === 'changes' ? <Chips {...props} /> : null}
    </div>
  );
}
