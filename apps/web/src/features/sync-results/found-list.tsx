import type { SyncFinding, SyncSummary } from '@offizin/contract/sync';
import { IconAlertCircle, IconArrowLeft, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import classes from './cause-list.module.css';
import { FindingTable } from './finding-table.tsx';
import { CauseRemedy } from './remedy-button.tsx';
import { changedSearch, useSearchChange } from '../../platform/search-change.ts';
import { findingsQuery } from './sync-queries.ts';
import { searchedFor, type SyncSearch } from './sync-search.ts';

interface FoundListProps {
  readonly summary: SyncSummary;
  readonly search: SyncSearch;
}

const page = 50;
/** How near the end of the loaded rows the next page is asked for. */
const loadAhead = 12;

function useFound(search: SyncSearch) {
  const list = useInfiniteQuery(findingsQuery(searchedFor(search) ?? {}, page));
  const items = useMemo(() => list.data?.pages.flatMap((each) => each.items) ?? [], [list.data]);
  return { list, items };
}

/** Draws only the rows that are seen of those in the page's own scroll. */
function useSeenRows({ list, items }: ReturnType<typeof useFound>) {
  const body = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const scroller = () => document.querySelector<HTMLElement>('#content');
  useLayoutEffect(() => {
    const main = scroller();
    if (main === null || body.current === null) return;
    setMargin(Math.round(body.current.getBoundingClientRect().top - main.getBoundingClientRect().top + main.scrollTop));
  }, [items.length]);
  // oxlint-disable-next-line react/incompatible-library -- the virtualizer's functions are only used in this render
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: scroller,
    estimateSize: () => 41,
    getItemKey: (index) => items[index]?.subject ?? index,
    scrollMargin: margin,
    overscan: 10,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastShown >= items.length - loadAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, lastShown, items.length]);
  const placed = shown.flatMap(({ index }) => {
    const found: SyncFinding | undefined = items[index];
    return found === undefined ? [] : [{ found, index, measure: virtual.measureElement }];
  });
  const before = (shown[0]?.start ?? margin) - margin;
  const after = Math.max(0, virtual.getTotalSize() - ((shown.at(-1)?.end ?? margin) - margin));
  return { body, placed, before, after };
}

function OneCause({ summary, search }: FoundListProps) {
  const t = useTranslations('sync');
  const { finding } = search;
  const cause = summary.causes.find(
    (each) => each.finding === finding && (search.colour ?? each.colour) === each.colour,
  );
  return (
    <div className={finding === undefined ? '' : (classes['one'] ?? '')}>
      {finding === undefined ? null : (
        <div>
          <Link
            to="."
            search={changedSearch<SyncSearch>({}, { open: finding })}
            className={classes['back']}
            resetScroll={false}
          >
            <IconArrowLeft size={14} aria-hidden />
            {t('list.back')}
          </Link>
          <h2>
            {t(`title.${finding}`)}
            {cause ? `, ${t('screen.products', { count: cause.products })}` : null}
          </h2>
          <p>{t(`solution.${finding}`)}</p>
        </div>
      )}
      {cause === undefined ? null : <CauseRemedy cause={cause} search={search} counted data-tour="sync-remedy" />}
    </div>
  );
}

function NothingFound({ search }: { search: SyncSearch }) {
  const t = useTranslations('sync.list');
  const change = useSearchChange<SyncSearch>({});
  const isSearch = search.q !== undefined;
  return (
    <StatePanel icon={<IconSearchOff />} title={t('none.title')} text={isSearch ? t('none.text') : t('nothing.cause')}>
      <Button onClick={() => change({})}>{isSearch ? t('none.clear') : t('back')}</Button>
    </StatePanel>
  );
}

/** All products of a cause, or those that a search finds: pages load as they are scrolled to. */
export function FoundList({ summary, search }: FoundListProps) {
  const t = useTranslations('sync');
  const tError = useTranslations('sync.screen.error');
  const errorText = useErrorText();
  const found = useFound(search);
  const { body, placed, before, after } = useSeenRows(found);
  const { list, items } = found;
  const { finding } = search;
  if (list.isError && items.length === 0) {
    return (
      <StatePanel icon={<IconAlertCircle />} tone="red" title={tError('title')} text={errorText(list.error)}>
        <Button onClick={() => void list.refetch()}>{tError('retry')}</Button>
      </StatePanel>
    );
  }
  return (
    <>
      <OneCause summary={summary} search={search} />
      {list.isPending ? (
        <div className={classes['wait']} role="status" aria-label={t('screen.loading')}>
          <SkeletonLine width="80%" />
          <SkeletonLine width="60%" />
          <SkeletonLine width="80%" />
        </div>
      ) : items.length === 0 ? (
        <NothingFound search={search} />
      ) : (
        <FindingTable
          label={finding === undefined ? t('list.found') : t(`title.${finding}`)}
          finding={finding ?? null}
          causes={summary.causes}
          codeSystem={summary.codeSystem}
          rows={list.hasNextPage ? -1 : items.length}
          isFull
          placed={placed}
          before={before}
          after={after}
          body={body}
        />
      )}
    </>
  );
}
