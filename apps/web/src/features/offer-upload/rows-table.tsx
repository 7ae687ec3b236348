import type { Upload, UploadRow as Row } from '@offizin/contract/uploads';
import { IconAlertCircle, IconRefresh, IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '../../platform/client.ts';
import { currencySign } from '../../platform/currency-sign.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import type { RowEditing } from './row-editing.ts';
import { codeLabelOf } from './code-label.ts';
import classes from './rows-table.module.css';
import { uploadRowsQuery } from './upload-queries.ts';
import { UploadRow } from './upload-row.tsx';
import { rowQueryOf, type UploadSearch } from './upload-search.ts';
import { useRowWindow } from './use-row-window.ts';

export function useRows(uploadId: string, search: UploadSearch) {
  const list = useInfiniteQuery(uploadRowsQuery(uploadId, rowQueryOf(search)));
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  return { list, rows };
}

function Head({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads.rows.column');
  const columns = [
    ['rowNumber', t('row')],
    ['code', codeLabelOf(upload)],
    ['product', t('product')],
    ['price', t('price', { symbol: currencySign })],
    ['stock', t('stock')],
    ['verdict', t('verdict')],
    ['reason', t('reason')],
    ['action', t('action')],
  ] as const;
  return (
    <thead>
      <tr>
        {columns.map(([column, label]) => (
          <th key={column} scope="col" className={classes[column]}>
            {column === 'action' ? <span className={classes['hidden']}>{label}</span> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Placeholders() {
  const t = useTranslations('uploads.rows');
  return (
    <div role="status" aria-label={t('loading')} className={classes['placeholders']}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((each) => (
        <SkeletonLine key={each} width={each % 2 ? '80%' : '60%'} />
      ))}
    </div>
  );
}

function NoRows({ search }: { search: UploadSearch }) {
  const t = useTranslations('uploads.rows.empty');
  return (
    <StatePanel icon={<IconSearchOff />} title={t('title')} text={t('text')}>
      <ButtonLink to="." search={{ upload: search.upload }}>
        {t('all')}
      </ButtonLink>
    </StatePanel>
  );
}

function FailedRows({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTranslations('uploads.rows.error');
  const requestId = error instanceof ApiError ? (error.problem?.requestId ?? '–') : '–';
  return (
    <StatePanel icon={<IconAlertCircle />} tone="red" title={t('title')} text={t('text', { requestId })}>
      <Button icon={<IconRefresh aria-hidden />} onClick={onRetry}>
        {t('retry')}
      </Button>
    </StatePanel>
  );
}

/** How near the end of the loaded rows the next page is asked for. */
const loadAhead = 30;

export interface RowsTableProps {
  readonly upload: Upload;
  readonly search: UploadSearch;
  readonly found: ReturnType<typeof useRows>;
  /** Null where rows can only be looked at. */
  readonly editing: RowEditing | null;
  readonly waits: (row: Row) => boolean;
}

function Rows({ upload, search, found, editing, waits }: RowsTableProps) {
  const t = useTranslations('uploads.rows');
  const table = useRef<HTMLTableElement>(null);
  const { list, rows } = found;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const { shown, measure, above, below, lastIndex } = useRowWindow({
    table,
    rows,
    activeRow: editing?.active?.rowNumber ?? null,
    waits,
  });
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && lastIndex >= rows.length - loadAhead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, lastIndex, rows.length]);
  const leftAlone = search.show === 'left_alone';
  return (
    <>
      <table
        ref={table}
        className={classes['table']}
        aria-label={t('label')}
        aria-rowcount={hasNextPage ? -1 : rows.length + 1}
      >
        <Head upload={upload} />
        <tbody aria-hidden style={{ height: above }} data-spacer />
        {shown.map(({ index, key }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <tbody key={key} ref={measure} data-index={index}>
              <UploadRow upload={upload} row={row} editing={editing} leftAlone={leftAlone} />
            </tbody>
          );
        })}
      </table>
      <div style={{ height: below }} aria-hidden />
      <p className={classes['tail']} aria-live="polite">
        {hasNextPage ? t('more') : t('end')}
      </p>
    </>
  );
}

/** The rows of the file: pages load as they are scrolled to, only what is seen is drawn (UPL-05). */
export function RowsTable(props: RowsTableProps) {
  const { search, found } = props;
  const { list, rows } = found;
  if (list.isPending) return <Placeholders />;
  if (list.isError && rows.length === 0) return <FailedRows error={list.error} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) return <NoRows search={search} />;
  return <Rows {...props} />;
}
