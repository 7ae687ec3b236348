import type { Behind } from '@offizin/domain/tax-months/behind';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { taxMonthsTab } from './tax-months-search.ts';
import classes from './tax-months.module.css';
import { spoken } from '../../../ui/spoken.ts';

interface FigureLinkProps {
  readonly month: string;
  readonly behind: Behind;
  readonly amount: number;
  /** The amount as it is shown. */
  readonly text: string;
  /** What it is of: of several that are equal each has a name of its own. */
  readonly about: readonly string[];
}

/** A figure of a month, with the way to the entries that it is made of; nothing is behind nothing. */
export function FigureLink({ month, behind, amount, text, about }: FigureLinkProps) {
  const t = useTranslations('taxMonths.behind');
  if (amount === 0) return text;
  return (
    <Link
      to="."
      search={{ tab: taxMonthsTab, month, ...behind }}
      resetScroll={false}
      className={classes['figureLink']}
      aria-label={spoken(t('link', { amount: text }), ...about)}
    >
      {text}
    </Link>
  );
}
