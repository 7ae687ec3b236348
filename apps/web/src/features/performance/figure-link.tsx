import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { MetricFigure } from '@offizin/domain/performance/week';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './performance.module.css';

interface FigureLinkProps {
  readonly week: string;
  readonly figure: MetricFigure;
  readonly party?: CancelledByParty;
  readonly children: ReactNode;
}

/** A number that opens exactly the orders it counts. */
export function FigureLink({ week, figure, party, children }: FigureLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, week, figure, party, disputed: undefined })}
      className={classes['figure']}
      resetScroll={false}
    >
      {children}
    </Link>
  );
}
