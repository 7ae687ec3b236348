import type { ReactNode } from 'react';
import { FailedState, type FailedTexts } from './list/list-states.tsx';
import { SkeletonLine } from './skeleton.tsx';
import classes from './query-state.module.css';

interface QueryStateProps<T> {
  readonly query: { readonly data: T | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  readonly failed: FailedTexts;
  readonly children: (data: T) => ReactNode;
}

/** What a screen shows of its one answer: a skeleton until it is there, what to do when it failed, and then itself. */
export function QueryState<T>({ query: { data, error, refetch }, failed, children }: QueryStateProps<T>) {
  if (data !== undefined) return children(data);
  if (error !== null) return <FailedState error={error} texts={failed} onRetry={() => void refetch()} />;
  return (
    <div className={classes['loading']} aria-busy="true">
      <SkeletonLine width="30%" />
      <SkeletonLine width="80%" />
      <SkeletonLine width="60%" />
    </div>
  );
}
