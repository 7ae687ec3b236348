import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './sidebar.module.css';

/** Warns at Performance that a ratio of last week is at risk or exceeded, in words for who cannot see it. */
export function PerformanceMark({ status }: { status: 'at_risk' | 'exceeded' }) {
  const word = useTranslations('performance.state')(status);
  return (
    <span className={classes['mark']} data-tone={status === 'exceeded' ? 'red' : 'amber'} title={word}>
      <IconAlertTriangle size={16} role="img" aria-label={word} />
    </span>
  );
}
