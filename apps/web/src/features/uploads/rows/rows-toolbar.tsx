import type { Upload } from '@offizin/contract/uploads/upload';
import { causeGroups } from '@offizin/domain/sync/result-types';
import { IconArrowsSort } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useSearchChange } from '../../../platform/search-change.ts';
import { NativeSelect } from '../../../ui/native-select.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import { codeLabelOf } from './code-label.ts';
import { rowSorts } from '@offizin/domain/uploads/row-sorts';
import type { UploadSearch } from '../upload-search.ts';
import classes from './rows-toolbar.module.css';

function RowSearch({ upload, search }: { upload: Upload; search: UploadSearch }) {
  const t = useTranslations('uploads.rows');
  const tActions = useTranslations('actions');
  const change = useSearchChange<UploadSearch>();
  const label = t('search', { code: codeLabelOf(upload) });
  return (
    <SearchField
      searched={search.q}
      onSearch={(q) => change({ q })}
      label={label}
      placeholder={label}
      clearLabel={tActions('clearSearch')}
      className={classes['search'] ?? ''}
      maxLength={100}
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
  const change = useSearchChange<UploadSearch>();
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
        onChange={(event) =>
          change({ sort: rowSorts.find((sort) => sort === event.currentTarget.value && sort !== 'to_correct_first') })
        }
        data={rowSorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
      />
    </div>
  );
}
