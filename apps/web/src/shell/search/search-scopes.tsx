import { type AccessSubject } from '@offizin/domain/access/access';
import { groupScreen } from '@offizin/domain/search/search-groups';
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

export const isInScope = (scope: Scope, name: GroupName): boolean => scopeGroups[scope].some((each) => each === name);

/** The scopes of somebody of a shop: what they may not open is none. */
export function scopesOf(subject: AccessSubject): readonly Scope[] {
  const sees = {
    all: true,
    orders: groupScreen('orders', subject) !== null || groupScreen('warehouseOrders', subject) !== null,
    products: groupScreen('products', subject) !== null,
    invoices: groupScreen('invoices', subject) !== null,
    uploads: groupScreen('uploads', subject) !== null,
    screens: true,
    help: true,
  } satisfies Record<Scope, boolean>;
  return (Object.keys(sees) as Scope[]).filter((scope) => sees[scope]);
}

interface ScopesProps {
  readonly scopes: readonly Scope[];
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
}

/** Narrows the search; by keyboard Tab goes on to the next. */
export function SearchScopes({ scopes, scope, onScope }: ScopesProps) {
  const t = useTranslations('search');
  return (
    <div className={classes['scopes']}>
      <div role="group" aria-label={t('scopes')}>
        {scopes.map((each) => (
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
