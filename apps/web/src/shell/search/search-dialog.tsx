import { limits } from '@offizin/domain/limits';
import { IconChevronLeft, IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { phone, useMedia } from '../../platform/media.ts';
import { subjectOf, useSignedIn } from '../../platform/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { rememberSearch } from './recent-searches.ts';
import { takeEarlyKeys } from './search-asked.ts';
import classes from './search-dialog.module.css';
import { pressInSearch } from './search-keys.ts';
import { optionId } from './search-option.tsx';
import { useFound } from './search-query.ts';
import { SearchResults } from './search-results.tsx';
import type { RowGroup, SearchRow } from './search-row.ts';
import { isInScope, type Scope, scopesOf, SearchScopes } from './search-scopes.tsx';
import { SearchKeys, SearchState } from './search-states.tsx';
import { useFoundGroups, useListRows } from './use-found-groups.tsx';
import { useLocalGroups } from './use-local-groups.tsx';

/** Of each kind where all are shown; narrowed to one there is room for more. */
const shownOfAll = 5;

interface HeadProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
  readonly list: string;
  readonly selected: SearchRow | undefined;
}

/** The field; on phones with an arrow that leads back. */
function SearchHead({ typed, onTyped, onKey, onClose, list, selected }: HeadProps) {
  const t = useTranslations('search');
  const tActions = useTranslations('actions');
  const onPhone = useMedia(phone);
  return (
    <div className={classes['head']}>
      {onPhone ? (
        <IconButton label={tActions('close')} onClick={onClose}>
          <IconChevronLeft aria-hidden />
        </IconButton>
      ) : (
        <IconSearch size={18} aria-hidden />
      )}
      <input
        type="text"
        role="combobox"
        aria-label={t('label')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={list}
        aria-activedescendant={selected && optionId(selected)}
        placeholder={t('placeholder')}
        maxLength={limits.orderSearchLength}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        value={typed}
        // Until it has the focus its keys are kept for it.
        onFocus={() => {
          const early = takeEarlyKeys();
          if (early !== '') onTyped(typed + early);
        }}
        onChange={({ currentTarget }) => onTyped(currentTarget.value)}
        onKeyDown={onKey}
      />
      {typed === '' ? null : (
        <IconButton label={tActions('clearSearch')} tabIndex={-1} onClick={() => onTyped('')}>
          <IconX aria-hidden />
        </IconButton>
      )}
      <kbd aria-hidden>Esc</kbd>
    </div>
  );
}

/** Which result Enter opens: the first, until another one is chosen. */
function useSelection(groups: readonly RowGroup[]) {
  const rows = groups.flatMap((group) => group.rows);
  const [chosen, setChosen] = useState<string | null>(null);
  const selected = rows.find(({ id }) => id === chosen) ?? rows[0];
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current && selected !== undefined)
      document.getElementById(optionId(selected))?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  const move = (by: 1 | -1) => {
    if (selected === undefined) return;
    isMoved.current = true;
    setChosen(rows.at((rows.indexOf(selected) + by) % rows.length)?.id ?? null);
  };
  const point = ({ id }: SearchRow) => {
    isMoved.current = false;
    setChosen(id);
  };
  return { rows, selected, move, point, forget: () => setChosen(null) };
}

/** What is shown for what is typed, in the scope. */
function useGroups(typed: string, scope: Scope, actions: Parameters<typeof useLocalGroups>[1]) {
  const words = typed.trim();
  const found = useFound(words, scope === 'all' ? shownOfAll : limits.searchOfAllShownMax);
  const { recent, screens, help } = useLocalGroups(words, actions);
  const answered = useFoundGroups(words, found);
  const lists = useListRows(words, found.result);
  const all = [...recent, ...screens, ...answered, ...(words === '' && scope === 'all' ? [] : help), ...lists];
  return { found, groups: all.filter(({ name }) => isInScope(scope, name)) };
}

interface SearchProps {
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** One search over screens, orders, products, invoices, uploads and help (GEN-15). */
export function SearchDialog({ onShortcuts, onClose }: SearchProps) {
  const t = useTranslations('search');
  const list = useId();
  const scopes = scopesOf(subjectOf(useSignedIn()));
  const [typed, setTyped] = useState('');
  const [scope, setScope] = useState<Scope>('all');
  const { found, groups } = useGroups(typed, scope, { onShortcuts, onWords: (words) => setTyped(words) });
  const { rows, selected, move, point, forget } = useSelection(groups);
  const count = groups.reduce((sum, group) => sum + (group.name === 'lists' ? 0 : group.rows.length), 0);
  const type = (next: string) => {
    forget();
    setTyped(next);
  };
  const choose = ({ lead, remembers }: SearchRow) => {
    if (remembers) rememberSearch(remembers);
    if (!('act' in lead && lead.staysOpen)) onClose();
    if ('act' in lead) lead.act();
  };
  const open = (inNewTab: boolean) => {
    const option = selected && document.getElementById(optionId(selected));
    if (!inNewTab || !(option instanceof HTMLAnchorElement)) option?.click();
    else {
      if (selected?.remembers) rememberSearch(selected.remembers);
      window.open(option.href, '_blank', 'noopener');
    }
  };
  const narrow = (next: Scope) => {
    forget();
    setScope(next);
  };
  const nextScope = (by: 1 | -1) => narrow(scopes.at((scopes.indexOf(scope) + by) % scopes.length) ?? 'all');
  return (
    <Dialog title={t('label')} opened onClose={onClose} width={720} padded={false} isBare>
      <SearchHead
        {...{ typed, list, selected, onClose }}
        onTyped={type}
        onKey={(event) => pressInSearch(event, { move, open, nextScope })}
      />
      <SearchScopes scopes={scopes} scope={scope} onScope={narrow} />
      <p role="status" className={classes['spoken']}>
        {typed.trim() === '' || found.state === 'asking' ? '' : t('count', { count })}
      </p>
      <div className={classes['body']}>
        <SearchState found={found} typed={typed.trim()} count={count} />
        <SearchResults id={list} groups={groups} selected={selected} onChosen={choose} onPointed={point} />
      </div>
      {rows.length === 0 ? null : (
        <SearchKeys
          onShortcuts={() => {
            onClose();
            onShortcuts();
          }}
        />
      )}
    </Dialog>
  );
}
