import { NativeSelect, TextInput } from '@mantine/core';
import type { Upload } from '@offizin/contract/uploads';
import { causeGroups } from '@offizin/domain/sync/result-types';
import { IconArrowsSort, IconSearch, IconX } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { codeLabelOf } from './code-label.ts';
import { type RowSort, rowSorts, type UploadSearch } from './upload-search.ts';
import classes from './rows-toolbar.module.css';

/** Waits for a pause in typing before the rows are asked for again, in milliseconds. */
const typingPause = 250;

function useSearchChange(search: UploadSearch) {
  const navigate = useNavigate();
  return (change: { readonly q?: string; readonly sort?: RowSort | undefined }) => {
    const next = Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== undefined && value !== ''));
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
}

function RowSearch({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const t = useTranslations('uploads.rows');
  const change = useSearchChange(search);
  const [typed, setTyped] = useState(search.q ?? '');
  const [seen, setSeen] = useState(search.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // "See row 12" and back change the search from outside.
  if (seen !== search.q) {
    setSeen(search.q);
    setTyped(search.q ?? '');
  }
  const type = (text: string, pause = typingPause) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSeen(text.trim() === '' ? undefined : text);
      change({ q: text });
    }, pause);
  };
  const label = t('search', { code: codeLabelOf(upload) });
  return (
    <TextInput
      className={classes['search'] ?? ''}
      aria-label={label}
      placeholder={label}
      size="xs"
      maxLength={100}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => (event.key === 'Escape' && typed !== '' ? type('', 0) : undefined)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? null : (
          <button type="button" className={classes['clear']} aria-label={t('clear')} onClick={() => type('', 0)}>
            <IconX size={16} aria-hidden />
          </button>
        )
      }
    />
  );
}

function Causes({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const t = useTranslations('uploads.rows');
  const tSync = useTranslations('sync');
  const { number } = useFormats();
  const counts = upload.summary?.causes ?? {};
  const causes = causeGroups.filter((cause) => (counts[cause] ?? 0) > 0 || cause === search.cause);
  if (causes.length === 0) return null;
  const { cause: chosen, sort: _sort, ...rest } = search;
  return (
    <nav className={classes['causes']} aria-label={t('causes')}>
      <span>{t('causes')}</span>
      {causes.map((cause) => (
        <Link
          key={cause}
          to="."
          search={cause === chosen ? rest : { ...rest, show: 'rejected', cause }}
          replace
          resetScroll={false}
          className={classes['cause']}
          aria-current={cause === chosen ? 'true' : undefined}
          activeProps={{}}
          activeOptions={{ exact: true }}
        >
          {tSync(`cause.${cause}`)} <b>{number(counts[cause] ?? 0)}</b>
        </Link>
      ))}
    </nav>
  );
}

/** Search, causes and order of the rows. */
export function RowsToolbar({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const t = useTranslations('uploads.rows');
  const change = useSearchChange(search);
  return (
    <div className={classes['bar']}>
      <RowSearch upload={upload} search={search} />
      <Causes upload={upload} search={search} />
      <NativeSelect
        className={classes['sort'] ?? ''}
        aria-label={t('sort.label')}
        size="xs"
        leftSection={<IconArrowsSort size={16} aria-hidden />}
        value={search.sort ?? 'to_correct_first'}
        onChange={(event) => change({ sort: rowSorts.find((sort) => sort === event.currentTarget.value && sort !== 'to_correct_first') })}
        data={rowSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
    </div>
  );
}
