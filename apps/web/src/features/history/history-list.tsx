import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { CardList } from '../../ui/list/card-list.tsx';
import { ListStates } from '../../ui/list/list-states.tsx';
import { usePages } from '../../ui/list/pages.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { byDay, type HistoryLine } from './by-day.ts';
import { HistoryFilters } from './history-filters.tsx';
import { ActLine } from './history-line.tsx';
import { historyQuery } from './history-queries.ts';
import { type HistorySearch, isFiltered } from './history-search.ts';
import classes from './history.module.css';

const heightOf = (line: HistoryLine): number =>
  line.kind === 'day' ? 40 : 64 + 18 * Math.max(0, line.entry.changes.length - 1);

/** What was done in the shop, day by day, with its filters: the content of a tab (PRO-12). */
export function HistoryList({ search }: { search: HistorySearch }) {
  const t = useTranslations('history');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const query = historyQuery(search);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  const { day } = formats;
  const rows = useMemo(() => byDay(pages.rows, (at) => day(at)), [pages.rows, day]);
  const empty = isFiltered(search) ? (
    <StatePanel icon={<IconSearchOff />} title={t('none.title')} text={t('none.text')} />
  ) : (
    <StatePanel icon={<IconHistory />} title={t('empty.title')} text={t('empty.text')} />
  );
  return (
    <div className={classes['page']}>
      <HistoryFilters search={search} />
      <ListStates
        pages={pages}
        failed={{ title: t('failed.title'), text: t('failed.text'), retry: tActions('tryAgain') }}
        empty={empty}
      >
        <div className={classes['list']}>
          <CardList<HistoryLine>
            label={t('label')}
            loading={t('loading')}
            pages={{ ...pages, rows }}
            keyOf={({ key }) => key}
            isHeading={({ kind }) => kind === 'day'}
            heightOf={heightOf}
            renderCard={(line) =>
              line.kind === 'day' ? (
                <h2 className={classes['day']}>{formats.weekdayDay(line.at)}</h2>
              ) : (
                <ActLine entry={line.entry} times={line.times} />
              )
            }
          />
        </div>
      </ListStates>
    </div>
  );
}
