import type { ReactNode } from 'react';
import classes from './second-line.module.css';

/** The small line under a cell's value; nothing where there is none. */
export function SecondLine({ tone, children }: { tone?: 'green' | 'amber' | 'red' | undefined; children: ReactNode }) {
  return children === null ? null : (
    <span className={classes['second']} data-tone={tone}>
      {children}
    </span>
  );
}
