import { type TokenArea, tokenAreaNames } from '@offizin/domain/own-systems/token-scopes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SearchField } from '../../../ui/search-field.tsx';
import type { Operation } from './operations.ts';
import classes from './reference.module.css';
import { referencePath, startPages } from './reference-paths.ts';

const longestSearch = 60;

interface Group {
  readonly area: TokenArea | null;
  readonly operations: readonly Operation[];
}

/** Operations by what they are about, in the order of the permissions; what every token may call comes last. */
function groupsOf(operations: readonly Operation[]): readonly Group[] {
  const areas: readonly (TokenArea | null)[] = [...tokenAreaNames, null];
  const areaOf = (operation: Operation) => tokenAreaNames.find((area) => area === operation.area) ?? null;
  return areas
    .map((area) => ({ area, operations: operations.filter((each) => areaOf(each) === area) }))
    .filter((group) => group.operations.length > 0);
}

const isFound = ({ id, name, path, summary, scope }: Operation, text: string): boolean =>
  [id, name, path, summary, scope].some((part) => part.toLowerCase().includes(text.toLowerCase()));

interface ListProps {
  readonly operations: readonly Operation[];
  readonly current: string;
  readonly search: Record<string, unknown>;
}

function Line({
  page,
  current,
  search,
  children,
}: Omit<ListProps, 'operations'> & { page: string; children: React.ReactNode }) {
  return (
    <li>
      <Link
        to={referencePath(page)}
        search={search}
        aria-current={page === current ? 'page' : undefined}
        activeProps={{}}
        resetScroll={false}
      >
        {children}
      </Link>
    </li>
  );
}

/** Everything that the reference has a page for. */
export function OperationList({ operations, current, search }: ListProps) {
  const t = useTranslations('apiReference');
  const tSystems = useTranslations('systems');
  const [text, setText] = useState('');
  const found = operations.filter((operation) => isFound(operation, text));
  return (
    <nav className={classes['list']} aria-label={t('list')}>
      <SearchField
        searched={text}
        onSearch={setText}
        label={t('find')}
        placeholder={t('find')}
        clearLabel={t('clear')}
        className={classes['find'] ?? ''}
        maxLength={longestSearch}
        slash
      />
      {text === '' ? (
        <>
          <h2>{t('start.title')}</h2>
          <ul>
            {startPages.map((page) => (
              <Line key={page} page={page} current={current} search={search}>
                {t(`start.${page}`)}
              </Line>
            ))}
          </ul>
        </>
      ) : null}
      {groupsOf(found).map(({ area, operations: own }) => (
        <section key={area}>
          <h2>{area === null ? t('area') : tSystems(`area.${area}`)}</h2>
          <ul lang="en">
            {own.map(({ id, method, name }) => (
              <Line key={id} page={id} current={current} search={search}>
                <code data-writes={method !== 'GET' || undefined}>{method}</code>
                {name}
              </Line>
            ))}
          </ul>
        </section>
      ))}
      {found.length === 0 ? <p role="status">{t('nothing', { text })}</p> : null}
    </nav>
  );
}
