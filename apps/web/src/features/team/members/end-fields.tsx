import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/date-field.tsx';
import { Switch } from '../../../ui/switch.ts';
import classes from './team.module.css';

interface EndFieldsProps {
  readonly hasEnd: boolean;
  readonly onHasEnd: (hasEnd: boolean) => void;
  /** The last day, `YYYY-MM-DD`; empty until there is one. */
  readonly endsOn: string;
  readonly onEndsOn: (day: string) => void;
  readonly today: string;
  readonly error: ReactNode;
}

/** Whether access closes by itself, and after which day. */
export function EndFields({ hasEnd, onHasEnd, endsOn, onEndsOn, today, error }: EndFieldsProps) {
  const t = useTranslations('team.form');
  return (
    <div className={classes['end']}>
      <Switch
        label={t('end')}
        description={t('endHelp')}
        checked={hasEnd}
        onChange={({ currentTarget: { checked } }) => onHasEnd(checked)}
      />
      {hasEnd ? (
        <div>
          <DateField label={t('lastDay')} value={endsOn} min={today} onChange={onEndsOn} />
          {error}
        </div>
      ) : null}
    </div>
  );
}
