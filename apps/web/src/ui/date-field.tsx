import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import { weekdayHead } from '@offizin/i18n/weekday-head';
import { DateInput } from '@mantine/dates';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTypedDays } from '../platform/typed-days.ts';

export interface DateFieldProps {
  readonly label: string;
  /** Days as `YYYY-MM-DD`; no day is an empty text. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: ReactNode;
}

/** A day, typed or picked, in the portal's language whatever the browser's is. */
export function DateField({ label, value, onChange, min, max, error }: DateFieldProps) {
  const t = useTranslations('forms.date');
  const { read, written } = useTypedDays();
  const [isOpen, setOpen] = useState(false);
  // Escape closes the days alone, not the dialog around them: the kit's dialogs look for this mark.
  const ownEscape = { 'data-mantine-stop-propagation': isOpen || undefined };
  return (
    <DateInput
      label={label}
      error={error}
      value={value === '' ? null : value}
      onChange={(day) => onChange(day ?? '')}
      dateParser={read}
      valueFormat={written({ day: '2-digit', month: '2-digit', year: 'numeric' })}
      weekdayFormat={(day) => weekdayHead(written({ weekday: 'short' })(day))}
      monthLabelFormat={written({ month: 'long', year: 'numeric' })}
      monthsListFormat={written({ month: 'short' })}
      placeholder={t('placeholder')}
      maxLevel="year"
      clearable
      clearButtonProps={{ 'aria-label': t('clear') }}
      // Beside its field, so that Tab leads into it, and laid over the window, so that no dialog cuts it.
      popoverProps={{
        withRoles: false,
        withinPortal: false,
        floatingStrategy: 'fixed',
        onOpen: () => setOpen(true),
        onClose: () => setOpen(false),
      }}
      getDayProps={() => ownEscape}
      {...ownEscape}
      ariaLabels={{
        previousMonth: t('previousMonth'),
        nextMonth: t('nextMonth'),
        previousYear: t('previousYear'),
        nextYear: t('nextYear'),
        monthLevelControl: t('chooseMonth'),
      }}
      {...(min !== undefined && { minDate: min })}
      {...(max !== undefined && { maxDate: max })}
    />
  );
}
