import { type ReactNode, useEffect } from 'react';
import { brands } from '@offizin/domain/brand/brands';
import { initialData } from '../platform/initial-data.ts';
import classes from './page-head.module.css';

/** Sets the window's title while the screen is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${brands[initialData.brand].name}`;
  }, [title]);
}

/** The head of a screen: its title, one remark, its actions. */
export function PageHead({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={classes['head']}>
      <h1>{title}</h1>
      {note ? <span className={classes['note']}>{note}</span> : null}
      {children ? <div className={classes['actions']}>{children}</div> : null}
    </div>
  );
}
