import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormats } from '../platform/formats.ts';
import classes from './count-tabs.module.css';

export interface CountTab {
  readonly key: string;
  readonly label: string;
  /** A number, or what shows one as soon as it is known. */
  readonly count: number | ReactNode;
  readonly search: Record<string, unknown>;
  /** The address of another screen. */
  readonly to?: string;
}

/** Tabs that are addresses, of the same screen where they name none, each with how much it holds. */
export function CountTabs({ label, tabs, current }: { label: string; tabs: readonly CountTab[]; current: string }) {
  const { number } = useFormats();
  return (
    <nav className={classes['tabs']} aria-label={label} data-many={tabs.length > 2 || undefined}>
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          to={tab.to ?? '.'}
          search={tab.search}
          aria-current={tab.key === current ? 'page' : undefined}
          activeProps={{}}
          activeOptions={{ exact: true }}
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className={classes['count']}>{typeof tab.count === 'number' ? number(tab.count) : tab.count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
