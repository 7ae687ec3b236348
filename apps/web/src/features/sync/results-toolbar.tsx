import type { SyncSummary } from '@offizin/contract/sync/seller';
import { type ResultColour, resultColours } from '@offizin/domain/sync/result-types';
import { IconAlertCircle, IconCheck, IconChevronDown, IconInfoCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { changedSearch, useSearchChange } from '../../platform/search-change.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { codeLabelOf } from './findings/finding-table.tsx';
import classes from './results-toolbar.module.css';
import type { SyncSearch } from './sync-search.ts';

interface ToolbarProps {
  readonly summary: SyncSummary;
  readonly search: SyncSearch;
}

const icons: Readonly<Record<ResultColour, ReactNode>> = {
  red: <IconAlertCircle size={14} aria-hidden />,
  grey: <IconInfoCircle size={14} aria-hidden />,
};

function Colours({ summary, search }: ToolbarProps) {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const segments = [
    { colour: undefined, label: t('filter.all'), count: summary.red + summary.grey },
    ...resultColours.map((colour) => ({ colour, label: t(`colour.${colour}`), count: summary[colour] })),
  ];
  return (
    <nav className={classes['colours']} aria-label={t('filter.label')}>
      {segments.map(({ colour, label, count }) => (
        <Link
          key={label}
          to="."
          search={changedSearch(search, { colour, finding: undefined, open: undefined })}
          aria-current={search.colour === colour && search.finding === undefined ? 'true' : undefined}
          activeProps={{}}
          activeOptions={{ exact: true }}
          resetScroll={false}
          data-colour={colour}
        >
          {colour === undefined ? null : icons[colour]}
          {label}
          <span>{number(count)}</span>
        </Link>
      ))}
    </nav>
  );
}

function ErrorTypes({ summary, search }: ToolbarProps) {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const change = useSearchChange<SyncSearch>();
  const chosen = search.finding === undefined ? t('filter.everyType') : t(`title.${search.finding}`);
  const check = <IconCheck size={14} aria-hidden />;
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button className={classes['types'] ?? ''} aria-label={`${t('filter.type')}: ${chosen}`}>
          <span>{chosen}</span>
          <IconChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          onClick={() => change({ finding: undefined })}
          rightSection={search.finding === undefined ? check : null}
        >
          {t('filter.everyType')}
        </Menu.Item>
        {summary.causes.map(({ finding, colour, products }) => (
          <Menu.Item
            key={`${finding}-${colour}`}
            onClick={() => change({ finding, colour, open: undefined })}
            rightSection={finding === search.finding && colour === search.colour ? check : number(products)}
          >
            {t(`title.${finding}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function Search({ summary, search }: ToolbarProps) {
  const t = useTranslations('sync');
  const tActions = useTranslations('actions');
  const change = useSearchChange<SyncSearch>();
  return (
    <SearchField
      searched={search.q}
      onSearch={(q) => change({ q })}
      label={t('filter.search')}
      placeholder={t('filter.placeholder', { code: codeLabelOf(summary.codeSystem) ?? 'EAN' })}
      clearLabel={tActions('clearSearch')}
      className={classes['search'] ?? ''}
      maxLength={100}
      slash
    />
  );
}

/** Colour, error type and search; all of it lives in the address, so that it can be shared. */
export function ResultsToolbar({ summary, search }: ToolbarProps) {
  return (
    <div className={classes['bar']}>
      <Colours summary={summary} search={search} />
      <ErrorTypes summary={summary} search={search} />
      <Search summary={summary} search={search} />
    </div>
  );
}
