import type { SyncFinding, SyncSummary } from '@offizin/contract/sync/seller';
import { IconArrowLeft, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { FailedPage, ListStates, SkeletonRows } from '../../../ui/list/list-states.tsx';
import { type Pages, usePages } from '../../../ui/list/pages.ts';
import { useFocusedRow, useRowFocus } from '../../../ui/list/row-focus.ts';
import { useRowWindow } from '../../../ui/list/row-window.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from '../causes/cause-list.module.css';
import { FindingTable } from './finding-table.tsx';
import { CauseRemedy } from '../remedies/remedy-button.tsx';
import { changedSearch, useSearchChange } from '../../../platform/search-change.ts';
import { findingsQuery, foundPage } from '../sync-queries.ts';
import { searchedFor, type SyncSearch } from '../sync-search.ts';

interface FoundListProps {
  readonly summary: SyncSummary;
  readonly search: SyncSearch;
}

const keyOf = ({ subject }: SyncFinding): string => subject;
/** In pixels, of the toolbar and the head that stick above the rows. */
const covered = { top: 96, bottom: 0 };
const heightOf = (): number => 41;

/** Of the results, those rows that are seen in the page's own scroll. */
function FoundRows({ summary, search, pages }: FoundListProps & { pages: Pages<SyncFinding> }) {
  const t = useTranslations('sync');
  const { finding } = search;
  const { rows } = pages;
  const list = useRef<HTMLDivElement>(null);
  const focus = useFocusedRow();
  const window = useRowWindow({
    list,
    pages,
    keyOf,
    heightOf,
    scrolls: 'page',
    covered,
    kept: focus.focused,
  });
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  useRowFocus(focus, { list, keys, window });
  return (
    <>
      <FindingTable
        label={finding === undefined ? t('list.found') : t(`title.${finding}`)}
        finding={finding ?? null}
        causes={summary.causes}
        codeSystem={summary.codeSystem}
        rows={pages.hasMore ? -1 : rows.length}
        isFull
        placed={window.drawn.map(({ row, ...place }) => ({ found: row, measure: window.measure, ...place }))}
        after={window.below}
        body={list}
      />
      <FailedPage pages={pages} />
    </>
  );
}

function OneCause({ summary, search }: FoundListProps) {
  const t = useTranslations('sync');
  const tActions = useTranslations('actions');
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
            {cause ? `, ${tActions('countProducts', { count: cause.products })}` : null}
          </h2>
          <p>{t(`solution.${finding}`)}</p>
        </div>
      )}
      {cause === undefined ? null : <CauseRemedy cause={cause} counted data-tour="sync-remedy" />}
    </div>
  );
}

function NothingFound({ search }: { search: SyncSearch }) {
  const t = useTranslations('sync.list');
  const change = useSearchChange<SyncSearch>();
  const isSearch = search.q !== undefined;
  return (
    <StatePanel icon={<IconSearchOff />} title={t('none.title')} text={isSearch ? t('none.text') : t('nothing.cause')}>
      <Button onClick={() => change({ q: undefined, finding: undefined, colour: undefined, open: undefined })}>
        {isSearch ? t('none.clear') : t('back')}
      </Button>
    </StatePanel>
  );
}

/** All products of a cause, or those that a search finds: pages load as they are scrolled to. */
export function FoundList({ summary, search }: FoundListProps) {
  const t = useTranslations('sync.screen');
  const tActions = useTranslations('actions');
  const query = findingsQuery(searchedFor(search) ?? {}, foundPage);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  return (
    <ListStates
      pages={pages}
      failed={{ title: t('error.title'), text: t('error.text'), retry: tActions('tryAgain') }}
      empty={
        <>
          <OneCause summary={summary} search={search} />
          <NothingFound search={search} />
        </>
      }
    >
      <OneCause summary={summary} search={search} />
      {pages.state === 'loading' ? (
        <SkeletonRows label={t('loading')} count={6} />
      ) : (
        <FoundRows summary={summary} search={search} pages={pages} />
      )}
    </ListStates>
  );
}
