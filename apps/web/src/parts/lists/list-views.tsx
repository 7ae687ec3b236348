import type { ReactNode } from 'react';
import { CountTabs } from '../../ui/count-tabs.tsx';
import { FilterChip } from './filter-bar.tsx';
import classes from './list-views.module.css';

export interface ListView<T extends string> {
  /** The value of the address that chooses among them. */
  readonly param: string;
  readonly label?: string;
  readonly values: readonly T[];
  readonly nameOf: (value: T) => string;
  /** How much each holds, and `all` of them; undefined until that is known. */
  readonly counts: Readonly<Record<string, number>> | undefined;
}

export interface ListViewsProps<Tab extends string, Quick extends string> {
  /** The address of the list. */
  readonly search: object;
  readonly tabs: ListView<Tab> & { readonly label: string; readonly all: string };
  readonly quick: ListView<Quick>;
  /** Stands behind the quick views. */
  readonly children?: ReactNode;
}

/** The address with another choice, or none. */
function addressWith(search: object, param: string, value: string | undefined): Record<string, unknown> {
  const others = Object.entries(search).filter(([name]) => name !== param);
  return Object.fromEntries(value === undefined ? others : [...others, [param, value]]);
}

const chosenIn = (search: object, param: string): unknown =>
  Object.entries(search).find(([name]) => name === param)?.[1];

/** The tabs of a list and its quick views, each an address with its count. */
export function ListViews<Tab extends string, Quick extends string>(props: ListViewsProps<Tab, Quick>) {
  const { search, tabs, quick, children } = props;
  const tab = tabs.values.find((value) => value === chosenIn(search, tabs.param));
  const chosen = chosenIn(search, quick.param);
  const all = {
    key: 'all',
    label: tabs.all,
    count: tabs.counts?.['all'],
    search: addressWith(search, tabs.param, undefined),
  };
  const others = tabs.values.map((value) => ({
    key: value,
    label: tabs.nameOf(value),
    count: tabs.counts?.[value],
    search: addressWith(search, tabs.param, value),
  }));
  return (
    <div className={classes['views']}>
      <CountTabs label={tabs.label} current={tab ?? 'all'} tabs={[all, ...others]} />
      <div className={classes['quick']} role="group" aria-label={quick.label}>
        {quick.values.map((value) => (
          <FilterChip
            key={value}
            label={quick.nameOf(value)}
            count={quick.counts?.[value]}
            isOn={chosen === value}
            search={addressWith(search, quick.param, chosen === value ? undefined : value)}
          />
        ))}
        {children}
      </div>
    </div>
  );
}
