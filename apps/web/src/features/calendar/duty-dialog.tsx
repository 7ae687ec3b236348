import type { EmergencyDutyView, HolidaysView } from '@offizin/contract/calendar/seller';
import { dutyLimits } from '@offizin/domain/calendar/emergency-duty';
import { addDays } from '@offizin/domain/calendar/zoned-time';
import { useTranslations } from 'use-intl';
import { TimeField } from '../../parts/hours/time-field.tsx';
import { call } from '../../platform/client.ts';
import { useNow } from '../../platform/now.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import type { Form } from '../../ui/form/use-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import classes from './calendar-screen.module.css';
import { dutyBody, dutyFaults, type DutyValues, dutyValues, noDuty } from './duty-values.ts';
import { useDayForm } from './use-day-form.ts';
import { useDays } from './use-days.ts';

function useDutyForm(view: HolidaysView, changed: EmergencyDutyView | null, onClose: () => void): Form<DutyValues> {
  const t = useTranslations('holidays.duty');
  const tFault = useTranslations('holidays.fault');
  const days = useDays();
  const now = useNow(60_000);
  const texts: Readonly<Record<string, string>> = {
    'field.past': t('past'),
    'field.too_late': t('too_late'),
    'field.reversed': t('reversed'),
    'field.too_long': t('too_long'),
    'field.overlap': t('overlap'),
  };
  const timeText = ({ code }: { readonly code: string }) => texts[code] ?? t('not_a_time');
  const dayText = () => tFault('required');
  return useDayForm<DutyValues>({
    keptAs: `emergency-duty/${changed?.id ?? ''}`,
    initial: changed === null ? noDuty : dutyValues(changed, view),
    check: (values) => dutyFaults(values, { ...view, changed: changed?.id ?? null }, now),
    texts: { fromDay: dayText, toDay: dayText, fromTime: timeText, toTime: timeText },
    sent: (values) => {
      const body = dutyBody(values, view);
      return changed === null
        ? call('POST /holidays/emergency-duties', { body })
        : call('PUT /holidays/emergency-duties/:dutyId', { params: { dutyId: changed.id }, body });
    },
    done: ({ fromDay, fromTime }) => t('done', { when: `${days.short(fromDay)}, ${fromTime}` }),
    onClose,
  });
}

interface DutyDialogProps {
  readonly view: HolidaysView;
  /** The duty that is changed; null for a new one. */
  readonly changed: EmergencyDutyView | null;
  readonly onClose: () => void;
}

/** Says when the shop is on emergency duty (PRO-03). */
export function DutyDialog({ view, changed, onClose }: DutyDialogProps) {
  const t = useTranslations('holidays.duty');
  const tActions = useTranslations('actions');
  const form = useDutyForm(view, changed, onClose);
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
