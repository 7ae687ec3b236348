import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu, TextInput } from '@mantine/core';
import type { SyncSummary } from '@offizin/contract/sync';
import { type ResultColour, resultColours } from '@offizin/domain/sync/result-types';
import { IconAlertCircle, IconCheck, IconChevronDown, IconInfoCircle, IconSearch, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { isTyping } from '../../platform/is-typing.ts';
import { Button } from '../../ui/button.tsx';
import { codeLabelOf } from './finding-table.tsx';
import classes from './results-toolbar.module.css';
import { changedSearch, useSearchChange } from './search-change.ts';
import type { SyncSearch } from './sync-search.ts';

interface ToolbarProps {
  readonly summary: SyncSummary;
  readonly search: SyncSearch;
}

const icons: Readonly<Record<ResultColour, ReactNode>> = { red: <IconAlertCircle size={14} aria-hidden />, grey: <IconInfoCircle size={14} aria-hidden /> };

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
  const change = useSearchChange(search);
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
        <Menu.Item onClick={() => change({ finding: undefined })} rightSection={search.finding === undefined ? check : null}>
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

/** Waits for a pause in typing before the results are asked again, in milliseconds. */
const typingPause = 250;

function Search({ summary, search }: ToolbarProps) {
  const t = useTranslations('sync');
  const change = useSearchChange(search);
  const [typed, setTyped] = useState(search.q ?? '');
  const [asked, setAsked] = useState(search.q);
  // The search may be cleared from outside of the field, too.
  if (search.q !== asked) {
    setAsked(search.q);
    if (search.q === undefined) setTyped('');
  }
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const type = (text: string, pause = typingPause) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change({ q: text.trim() }), pause);
  };
  return (
    <TextInput
      ref={input}
      className={classes['search'] ?? ''}
      aria-label={t('filter.search')}
      placeholder={t('filter.placeholder', { code: codeLabelOf(summary.codeSystem) ?? 'EAN' })}
      size="xs"
      maxLength={100}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => (event.key === 'Escape' ? type('', 0) : undefined)}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed ? (
          <button type="button" aria-label={t('filter.clear')} onClick={() => type('', 0)} className={classes['clear']}>
            <IconX size={16} aria-hidden />
          </button>
        ) : (
          <kbd aria-hidden>/</kbd>
        )
      }
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
