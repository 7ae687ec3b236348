import { type AccessSubject } from '@offizin/domain/access/access';
import { groupScreen, searchGroups } from '@offizin/domain/search/search-groups';
import { useTranslations } from 'use-intl';
import classes from './search-dialog.module.css';
import type { GroupName } from './search-row.ts';

/** What is searched, each with its groups of results. */
const scopeGroups = {
  all: ['recent', 'screens', 'products', 'orders', 'warehouseOrders', 'invoices', 'uploads', 'help', 'lists'],
  orders: ['orders', 'warehouseOrders', 'lists'],
  products: ['products', 'lists'],
  invoices: ['invoices'],
  uploads: ['uploads'],
  screens: ['screens'],
  help: ['help'],
} as const satisfies Readonly<Record<string, readonly GroupName[]>>;

export type Scope = keyof typeof scopeGroups;

const scopes = Object.keys(scopeGroups) as readonly Scope[];

export const isInScope = (scope: Scope, name: GroupName): boolean => scopeGroups[scope].some((each) => each === name);

/** The scopes of somebody of a shop: what they may not open is none. */
export function scopesOf(subject: AccessSubject): readonly Scope[] {
  const seen: readonly GroupName[] = searchGroups.filter((group) => groupScreen(group, subject) !== null);
  return scopes.filter(
    (scope) => isInScope(scope, 'screens') || isInScope(scope, 'help') || seen.some((name) => isInScope(scope, name)),
  );
}

interface ScopesProps {
  readonly scopes: readonly Scope[];
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

/** Narrows the search; by keyboard Tab goes on to the next. */
export function SearchScopes({ scopes: offered, scope, onScope }: ScopesProps) {
  const t = useTranslations('search');
  return (
    <div className={classes['scopes']}>
      <div role="group" aria-label={t('scopes')}>
        {offered.map((each) => (
          <button key={each} type="button" tabIndex={-1} aria-pressed={each === scope} onClick={() => onScope(each)}>
            {t(`scope.${each}`)}
          </button>
        ))}
      </div>
      <span className={classes['hint']} aria-hidden>
        <kbd>Tab</kbd> {t('keys.scope')}
      </span>
    </div>
  );
}
