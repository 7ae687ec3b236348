import type { SyncCause, SyncSummary } from '@offizin/contract/sync/seller';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { IconButton } from '../../../ui/button.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import classes from './cause-list.module.css';
import { FindingTable } from '../findings/finding-table.tsx';
import { CauseRemedy } from '../remedies/remedy-button.tsx';
import { changedSearch, useSearchChange } from '../../../platform/search-change.ts';
import { findingsQuery } from '../sync-queries.ts';
import type { SyncSearch } from '../sync-search.ts';

/** How many products of a cause are shown before all are asked for. */
const firstProducts = 3;

/** Kept free for so many rows, so that the causes below do not move under a finger that presses one of their buttons. */
const roomFor = (rows: number) => ({ '--rows': rows }) as CSSProperties;

function Preview({ cause, summary, search }: { cause: SyncCause; summary: SyncSummary; search: SyncSearch }) {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const { finding, colour, products } = cause;
  const found = useInfiniteQuery(findingsQuery({ finding, colour }, firstProducts));
  const items = found.data?.pages[0]?.items;
  return (
    <>
      <p>{t(`solution.${finding}`)}</p>
      {items === undefined ? (
        <div className={classes['coming']} style={roomFor(Math.min(products, firstProducts))}>
          <SkeletonLine width="60%" />
        </div>
      ) : (
        <FindingTable
          label={t(`title.${finding}`)}
          finding={finding}
          causes={summary.causes}
          codeSystem={summary.codeSystem}
          rows={products}
          placed={items.map((each, index) => ({ found: each, index }))}
          corner={
            products > items.length ? (
              <Link
                to="."
                search={changedSearch(search, { finding, colour, open: undefined })}
                className={classes['all']}
                resetScroll={false}
              >
                {t('list.showAll', { count: number(products) })}
              </Link>
            ) : null
          }
        />
      )}
    </>
  );
}

export interface CauseRowProps {
  readonly cause: SyncCause;
  readonly summary: SyncSummary;
  readonly search: SyncSearch;
  readonly opened: boolean;
  readonly isFirst: boolean;
}

/** One cause with what it is, how many products it keeps back, and what helps; opened, its first products are listed below. */
export function CauseRow({ cause, summary, search, opened, isFirst }: CauseRowProps) {
  const t = useTranslations('sync');
  const tActions = useTranslations('actions');
  const { number, percent } = useFormats();
  const change = useSearchChange<SyncSearch>();
  const { finding, colour, products } = cause;
  const title = t(`title.${finding}`);
  const all = changedSearch(search, { finding, colour, open: undefined });
  return (
    <>
      <div role="row" className={classes['cause']} data-opened={opened || undefined} data-cause={finding}>
        <span role="cell">
          <IconButton
            className={classes['toggle'] ?? ''}
            label={opened ? t('list.close', { title }) : t('list.open', { title })}
            aria-expanded={opened}
            onClick={() => change({ open: opened ? 'none' : finding })}
          >
            {opened ? <IconChevronDown aria-hidden /> : <IconChevronRight aria-hidden />}
          </IconButton>
        </span>
        <span role="cell" className={classes['what']}>
          <Link to="." search={all} resetScroll={false}>
            {title}
          </Link>
          <span>{t(`hint.${finding}`)}</span>
        </span>
        <span role="cell" className={classes['products']}>
          <Link
            to="."
            search={all}
            resetScroll={false}
            aria-label={`${title}: ${tActions('countProducts', { count: products })}`}
          >
            {number(products)}
          </Link>
        </span>
        <span role="cell" className={classes['share']}>
          {colour === 'red' ? percent(products / summary.total) : null}
        </span>
        <span role="cell" className={classes['remedy']}>
          <CauseRemedy cause={cause} counted={opened} {...(isFirst && { 'data-tour': 'sync-remedy' })} />
        </span>
      </div>
      {opened ? (
        <div role="row" className={classes['preview']}>
          <div role="cell" aria-colspan={5}>
            <Preview cause={cause} summary={summary} search={search} />
          </div>
        </div>
      ) : null}
    </>
  );
}
