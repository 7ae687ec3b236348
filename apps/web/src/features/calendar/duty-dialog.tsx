import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { dutyLimits } from '@offizin/domain/calendar/emergency-duty';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TimeField } from '../../parts/hours/time-field.tsx';
import { call } from '../../platform/client.ts';
import { useNow } from '../../platform/now.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { useTakeHolidays } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { dutyBody, dutyFaults, type DutyValues, noDuty } from './duty-values.ts';

function useDutyForm(view: HolidaysView, onClose: () => void): Form<DutyValues> {
  const t = useTranslations('holidays.duty');
  const tFault = useTranslations('holidays.fault');
  const now = useNow(60_000);
  const take = useTakeHolidays();
  const saved = useRef<HolidaysView>(null);
  const texts: Readonly<Record<string, string>> = {
    'field.past': t('past'),
    'field.too_late': t('too_late'),
    'field.reversed': t('reversed'),
    'field.too_long': t('too_long'),
    'field.overlap': t('overlap'),
  };
  const timeText = ({ code }: { readonly code: string }) => texts[code] ?? t('not_a_time');
  const dayText = () => tFault('required');
  return useForm<DutyValues>({
    keptAs: 'emergency-duty',
    initial: noDuty,
    check: (values) => dutyFaults(values, view, now),
    texts: { fromDay: dayText, toDay: dayText, fromTime: timeText, toTime: timeText },
    send: async (values) => {
      saved.current = await call('POST /holidays/emergency-duties', { body: dutyBody(values, view) });
    },
    onSent: () => {
      if (saved.current !== null) take(saved.current);
      showSnackbar('success', t('done'));
      onClose();
    },
  });
}

/** Says when the shop is on emergency duty (PRO-03). */
export function DutyDialog({ view, onClose }: { view: HolidaysView; onClose: () => void }) {
  const t = useTranslations('holidays.duty');
  const tActions = useTranslations('actions');
  const form = useDutyForm(view, onClose);
  const { values } = form;
  const time = (name: 'fromTime' | 'toTime') => {
    const { value, error, onBlur } = form.text(name);
    return { name, value, error, onBlur, label: t(name), onChange: (typed: string) => form.set(name, typed) };
  };
  return (
    <FormDialog
      form={form}
      compact
      width={480}
      title={t('title')}
      note={t('text')}
      submit={t('submit')}
      sending={tActions('saving')}
      cancel={tActions('cancel')}
      onClose={onClose}
    >
      <div className={classes['moment']}>
        <DateField
          label={t('fromDay')}
          value={values.fromDay}
          error={form.errorOf('fromDay')}
          onChange={(day) => {
            form.set('fromDay', day);
            // Most duties last for a night, or for a day from morning to morning.
            if (day !== '' && values.toDay <= day) form.set('toDay', addDays(day, 1));
          }}
        />
        <TimeField {...time('fromTime')} />
      </div>
      <div className={classes['moment']}>
        <DateField
          label={t('toDay')}
          value={values.toDay}
          min={values.fromDay || view.today}
          error={form.errorOf('toDay')}
          onChange={(day) => form.set('toDay', day)}
        />
        <TimeField {...time('toTime')} />
      </div>
      <TextInput {...form.text('note')} label={t('note')} maxLength={dutyLimits.note} autoComplete="off" />
    </FormDialog>
  );
}
