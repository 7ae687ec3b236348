import { type ReturnView, returnViewNames } from '@offizin/domain/returns/return-steps';
import { IconChevronLeft, IconTruckReturn } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import split from '../../parts/lists/split.module.css';
import { ExportChoices } from '../../parts/exports/export-choices.tsx';
import { AfterSaleHead } from '../../parts/after-sale/after-sale-head.tsx';
import { returnCountsQuery, returnsKey } from '../../parts/after-sale/return-counts.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLiveQueries } from '../../platform/live-queries.ts';
import { useMedia, wide } from '../../platform/media.ts';
import { useNow } from '../../platform/now.ts';
import { useOfflineSince } from '../../platform/online.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { usePages } from '../../ui/list/pages.ts';
import { StatePanel } from '../../ui/state-panel.tsx';
import { ViewChips } from '../../ui/view-chips.tsx';
import { ReturnList } from './return-list.tsx';
import { ReturnPane } from './return-pane.tsx';
import { readReturnSearch, returnFiguresQuery, returnListQuery } from './return-queries.ts';
import { brandName } from './return-words.ts';

const live = { queryKey: returnsKey, everyMs: 300 };

/** Which share of what was delivered was given back. */
function Note() {
  const t = useTranslations('returns');
  const { number, percent } = useFormats();
  const { data } = useQuery(returnFiguresQuery);
  if (data === undefined || data.delivered === 0) return null;
  const { refunded, delivered, days } = data;
  return t('note', {
    share: percent(refunded / delivered),
    refunded: number(refunded),
    delivered: number(delivered),
    days: number(days),
  });
}

function Views({ view }: { view: ReturnView }) {
  const t = useTranslations('returns');
  const label = useTranslations('afterSale')('views');
  const { data } = useQuery(returnCountsQuery);
  return (
    <ViewChips
      label={label}
      current={view}
      chips={returnViewNames.map((key) => ({
        key,
        label: t(`view.${key}`, { brand: brandName }),
        count: data?.[key],
        search: key === 'open' ? {} : { view: key },
      }))}
    />
  );
}

/** The list as a file: the view that is shown, or everything (ORD-22). */
function Files({ view }: { view: ReturnView }) {
  const t = useTranslations('returns');
  const { data } = useQuery(returnCountsQuery);
  const shown = {
    what: t(`view.${view}`, { brand: brandName }),
    question: { kind: 'returns', view },
    count: data?.[view],
  } as const;
  const all = {
    what: t('back'),
    question: { kind: 'returns' },
    count: data === undefined ? undefined : data.open + data.closed,
  } as const;
  return <ExportChoices choices={[shown, all]} />;
}

/** A list without any: of all that is open, or of a narrower view. */
function Empty({ view }: { view: ReturnView }) {
  const t = useTranslations('returns.empty');
  const { number } = useFormats();
  const { data } = useQuery(returnCountsQuery);
  const isOpen = view === 'open';
  return (
    <StatePanel
      icon={<IconTruckReturn />}
      title={isOpen ? t('title') : t('view')}
      text={isOpen ? t('text') : t('viewText')}
    >
      {isOpen && data !== undefined && data.closed > 0 ? (
        <ButtonLink to="." search={{ view: 'closed' }}>
          {t('closed', { count: number(data.closed) })}
        </ButtonLink>
      ) : null}
    </StatePanel>
  );
}

/** The return that a view opened first: it stays shown once it is decided and has left the view. */
function useFirst(view: ReturnView, found: string | undefined): string | null {
  const [first, setFirst] = useState<{ readonly view: ReturnView; readonly id: string } | null>(null);
  if (first?.view === view) return first.id;
  if (found !== undefined) setFirst({ view, id: found });
  return found ?? null;
}

/** The list, and beside it the return that is shown; on small screens one of the two. */
function Returns() {
  const t = useTranslations('returns');
  const tActions = useTranslations('actions');
  const { view, shown } = readReturnSearch(useSearch({ strict: false }));
  const isWide = useMedia(wide);
  const isOffline = useOfflineSince() !== null;
  const now = useNow();
  const query = returnListQuery(view);
  const pages = usePages(useInfiniteQuery(query), query.queryKey);
  const ids = pages.rows.map(({ returnId }) => returnId);
  const first = useFirst(view, ids[0]);
  const open = shown ?? (isWide ? first : null);
  if (pages.state === 'loading' && shown === null) return <SkeletonRows label={t('loading')} count={6} />;
  if (pages.state === 'failed' && shown === null)
    return (
      <FailedState
        error={pages.error}
        texts={{
          title: t('failed.title'),
          text: t(isOffline ? 'failed.offline' : 'failed.text'),
          retry: tActions('tryAgain'),
        }}
        onRetry={pages.retry}
      />
    );
  if (pages.rows.length === 0 && open === null) return <Empty view={view} />;
  const list = <ReturnList view={view} pages={pages} shown={open} now={now} />;
  const pane = open === null ? null : <ReturnPane key={open} returnId={open} view={view} ids={ids} now={now} />;
  if (isWide)
    return (
      <div className={split['split']}>
        {list}
        {pane}
      </div>
    );
  if (pane === null) return list;
  return (
    <>
      <div className={split['back']}>
        <ButtonLink to="." search={view === 'open' ? {} : { view }} icon={<IconChevronLeft size={16} aria-hidden />}>
          {t('back')}
        </ButtonLink>
      </div>
      {pane}
    </>
  );
}

/** What customers bring back and complain about, and what the shop decides (ORD-22). */
export function ReturnsScreen() {
  const { view, shown } = readReturnSearch(useSearch({ strict: false }));
  const isWide = useMedia(wide);
  useLiveQueries('returns', live);
  return (
    <>
      {isWide || shown === null ? (
        <AfterSaleHead screen="returns" note={<Note />} views={<Views view={view} />}>
          <Files view={view} />
        </AfterSaleHead>
      ) : null}
      <Returns />
    </>
  );
}
