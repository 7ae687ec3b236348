import { brands } from '@offizin/domain/brand/brands';
import { historyGroups } from '@offizin/domain/history/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { present } from '../../platform/address-values.ts';
import { initialData } from '../../platform/initial-data.ts';
import { DateField } from '../../ui/date-field.tsx';
import { NativeSelect } from '../../ui/native-select.ts';
import { historyPeopleQuery } from './history-queries.ts';
import { type HistorySearch, isFiltered } from './history-search.ts';
import classes from './history.module.css';

/** What every address of the history names besides. */
const ownTab = { tab: 'activity' } as const;

/** What narrows the list: what, who and when; all of it is in the address. */
export function HistoryFilters({ search }: { search: HistorySearch }) {
  const t = useTranslations('history');
  const navigate = useNavigate();
  const { data } = useQuery(historyPeopleQuery);
  const change = (part: { readonly [K in keyof HistorySearch]?: string }) => {
    const next = Object.entries({ ...search, ...part }).filter(([, value]) => value !== '');
    void navigate({ to: '.', search: { ...ownTab, ...present(Object.fromEntries(next)) }, replace: true });
  };
  const groups = historyGroups.map((group) => ({ value: group, label: t(`group.${group}`) }));
  const people = [
    ...(data?.people ?? []).map(({ userId, name }) => ({ value: userId, label: name ?? t('who.former') })),
    { value: 'operator', label: t('who.operator') },
    { value: 'marketplace', label: brands[initialData.brand].name },
  ];
  return (
    <div className={classes['filters']}>
      <NativeSelect
        label={t('filter.group')}
        value={search.group ?? ''}
        data={[{ value: '', label: t('filter.everything') }, ...groups]}
        onChange={({ currentTarget }) => change({ group: currentTarget.value })}
      />
      <NativeSelect
        label={t('filter.who')}
        value={search.who ?? ''}
        data={[{ value: '', label: t('filter.everybody') }, ...people]}
        onChange={({ currentTarget }) => change({ who: currentTarget.value })}
      />
      <DateField
        label={t('filter.from')}
        value={search.from ?? ''}
        max={search.to}
        onChange={(from) => change({ from })}
      />
      <DateField label={t('filter.to')} value={search.to ?? ''} min={search.from} onChange={(to) => change({ to })} />
      {isFiltered(search) ? (
        <Link to="." search={ownTab} replace className={classes['clear']}>
          {t('filter.clear')}
        </Link>
      ) : null}
    </div>
  );
}
