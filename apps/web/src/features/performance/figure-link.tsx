import type { CancelledByParty } from '@offizin/domain/orders/statuses';
import type { MetricFigure } from '@offizin/domain/performance/week';
import { Link } from '@tanstack/react-router';
import { spoken } from '../../ui/spoken.ts';
import classes from './performance.module.css';

interface FigureLinkProps {
  readonly week: string;
  readonly figure: MetricFigure;
  readonly party?: CancelledByParty;
  /** What it is the number of, where it stands for itself: equal ones are of different things. */
  readonly about?: readonly string[];
  readonly children: string;
}

/** A number that opens exactly the orders it counts. */
export function FigureLink({ week, figure, party, about, children }: FigureLinkProps) {
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({ ...before, week, figure, party, disputed: undefined })}
      className={classes['figure']}
      resetScroll={false}
      aria-label={about && spoken(children, ...about)}
    >
      {children}
    </Link>
  );
}
