import type { RunSummary } from '@offizin/contract/uploads/rows';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconInfoCircle,
  IconList,
  IconLock,
  IconMinus,
  IconPencilCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { type RowFilter, rowFilters, type UploadSearch } from '../upload-search.ts';
import classes from './upload-figures.module.css';

type Figure = RowFilter | 'all';

const icons: Readonly<Record<Figure, ReactNode>> = {
  all: <IconList aria-hidden />,
  created: <IconPlus aria-hidden />,
  changed: <IconRefresh aria-hidden />,
  unchanged: <IconMinus aria-hidden />,
  rejected: <IconAlertCircle aria-hidden />,
  leaving: <IconPlayerPause aria-hidden />,
  returning: <IconPlayerPlay aria-hidden />,
  warned: <IconAlertTriangle aria-hidden />,
  informed: <IconInfoCircle aria-hidden />,
  left_alone: <IconLock aria-hidden />,
  corrected: <IconPencilCheck aria-hidden />,
};

const figures: readonly Figure[] = ['all', ...rowFilters];
/** Shown only where there are such rows. */
const sometimes: ReadonlySet<Figure> = new Set(['leaving', 'returning', 'informed', 'left_alone', 'corrected']);

export interface FiguresProps {
  readonly summary: RunSummary;
  readonly search: UploadSearch;
  /** Whether it is still to be done or has been; null for what was taken back. */
  readonly tense: 'plan' | 'done' | null;
  /** Rows that a revert left alone. */
  readonly leftAlone?: number;
  /** Rows that were corrected and applied afterwards. */
  readonly corrected?: number;
}

/** How many rows of each kind there are; each figure shows exactly its rows. */
export function UploadFigures({ summary, search, tense, leftAlone = 0, corrected = 0 }: FiguresProps) {
  const t = useTranslations('uploads');
  const { number } = useFormats();
  const counts: Readonly<Record<Figure, number>> = {
    ...summary,
    returning: summary.returning ?? 0,
    all: summary.rows,
    left_alone: leftAlone,
    corrected,
  };
  const shown = figures.filter((figure) => !sometimes.has(figure) || counts[figure] > 0);
  const current: Figure = search.show ?? 'all';
  return (
    <nav className={classes['figures']} aria-label={t('figure.label')}>
      {shown.map((figure) => (
        <Link
          key={figure}
          to="."
          search={{ upload: search.upload, ...(figure !== 'all' && { show: figure }) }}
          replace
          resetScroll={false}
          className={classes['figure']}
          data-figure={figure}
          data-none={counts[figure] === 0 || undefined}
          aria-current={figure === current ? 'true' : undefined}
          activeProps={{}}
          activeOptions={{ exact: true }}
        >
          <span className={classes['label']}>
            {icons[figure]}
            {t(`figure.${figure}.label`)}
          </span>
          <span className={classes['count']}>
            <b>{number(counts[figure])}</b>
            {tense === null ? null : (
              <>
                {' '}
                <span>{t(`figure.${figure}.${tense}`)}</span>
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
