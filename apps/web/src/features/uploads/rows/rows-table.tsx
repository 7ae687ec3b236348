import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow as Row } from '@offizin/contract/uploads/rows';
import { IconSearchOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { currencySign } from '../../../platform/currency-sign.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { FailedPage, ListStates, SkeletonRows } from '../../../ui/list/list-states.tsx';
import { useFocusedRow, useRowFocus } from '../../../ui/list/row-focus.ts';
import { useRowWindow } from '../../../ui/list/row-window.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import type { RowEditing } from '../fixing/row-editing.ts';
import { codeLabelOf } from './code-label.ts';
import classes from './rows-table.module.css';
import { UploadRow } from './upload-row.tsx';
import type { UploadSearch } from '../upload-search.ts';
import type { useRows } from './use-rows.ts';

function Head({ upload }: { upload: Upload }) {
  const t = useTranslations('uploads.rows.column');
  const columns = [
    ['rowNumber', t('row')],
    ['code', codeLabelOf(upload)],
    ['product', t('product')],
    ['price', t('price', { symbol: currencySign })],
    ['stock', t('stock')],
    ['result', t('result')],
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

/** Heights in pixels of what covers the page at its top and bottom while rows scroll beneath. */
const covered = { top: 48, bottom: 96 };
const keyOf = (row: Row): number => row.rowNumber;
const heightOf = (): number => 45;

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
  const list = useRef<HTMLTableElement>(null);
  const { pages, rows } = found;
  const focus = useFocusedRow();
  const active = editing?.active?.rowNumber ?? null;
  const window = useRowWindow({
    list,
    pages,
    keyOf,
    heightOf,
    scrolls: 'page',
    covered,
    kept: active ?? focus.focused,
    isMoving: waits,
  });
  const keys = useMemo(() => rows.map(keyOf), [rows]);
  useRowFocus(focus, { list, keys, window, follows: 'button[data-bad]' });
  const reveal = useEffectEvent((row: number) => window.reveal(keys.indexOf(row)));
  useEffect(() => {
    if (active !== null) reveal(active);
  }, [active]);
  const leftAlone = search.show === 'left_alone';
  return (
    <>
      <table
        ref={list}
        className={classes['table']}
        aria-label={t('label')}
        aria-rowcount={pages.hasMore ? -1 : rows.length + 1}
      >
        <Head upload={upload} />
        {window.drawn.flatMap(({ row, index, key, gap }) => [
          gap > 0 ? <tbody key={`before ${key}`} aria-hidden style={{ height: gap }} data-spacer /> : null,
          <tbody key={key} ref={window.measure} data-index={index}>
            <UploadRow upload={upload} row={row} editing={editing} leftAlone={leftAlone} />
          </tbody>,
        ])}
      </table>
      <div style={{ height: window.below }} aria-hidden />
      <FailedPage pages={pages} />
      <p className={classes['tail']} aria-live="polite">
        {pages.hasMore ? t('more') : t('end')}
      </p>
    </>
  );
}

/** The rows of the file: pages load as they are scrolled to, only what is seen is drawn (UPL-05). */
export function RowsTable(props: RowsTableProps) {
  const { search, found } = props;
  const t = useTranslations('uploads.rows');
  const tActions = useTranslations('actions');
  return (
    <ListStates
      pages={found.pages}
      failed={{ title: t('error.title'), text: t('error.text'), retry: tActions('tryAgain') }}
      empty={<NoRows search={search} />}
    >
      {found.pages.state === 'loading' ? <SkeletonRows label={t('loading')} count={8} /> : <Rows {...props} />}
    </ListStates>
  );
}
