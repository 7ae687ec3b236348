import type { HolidaysView, SpecialHoursView } from '@offizin/contract/calendar/seller';
import { type SlotName, slotNames } from '@offizin/domain/calendar/opening-hours';
import { specialHoursLimits } from '@offizin/domain/calendar/special-hours';
import { readTime } from '@offizin/domain/calendar/typed-time';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { TimeField } from '../../parts/hours/time-field.tsx';
import { call } from '../../platform/client.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import type { Form } from '../../ui/form/use-form.tsx';
import { TextInput } from '../../ui/text-input.ts';
import classes from './calendar-screen.module.css';
import {
  noSpecialHours,
  slotsOfForm,
  specialBody,
  specialFaults,
  specialValues,
  type SpecialValues,
} from './special-values.ts';
import { useDayForm } from './use-day-form.ts';
import { useDays } from './use-days.ts';

function useSpecialForm(
  view: HolidaysView,
  changed: SpecialHoursView | null,
  onClose: () => void,
): Form<SpecialValues> {
  const t = useTranslations('holidays.special');
  const tFault = useTranslations('holidays.fault');
  const days = useDays();
  const dayTexts: Readonly<Record<string, string>> = {
    'field.past': tFault('past'),
    'field.too_large': tFault('too_large'),
    'field.overlap': t('taken'),
  };
  return useDayForm<SpecialValues>({
    keptAs: `special-hours/${changed?.day ?? ''}`,
    initial: changed === null ? noSpecialHours : specialValues(changed),
    check: (values) => specialFaults(values, { ...view, changed: changed?.day ?? null }),
    texts: { day: ({ code }) => dayTexts[code] ?? tFault('required') },
    sent: (values) => {
      const body = specialBody(values);
      return changed === null
        ? call('POST /holidays/special-hours', { body })
        : call('PUT /holidays/special-hours/:day', { params: { day: changed.day }, body });
    },
    done: ({ day }) => t('done', { day: days.day(day) }),
    onClose,
  });
}

/** One slot: from when to when, and where it ends if that is the next day. */
function Slot({ form, slot }: { form: Form<SpecialValues>; slot: SlotName }) {
  const t = useTranslations('holidays.special');
  const no = slotNames.indexOf(slot) + 1;
  const which = { no: String(no) };
  const [from, to] = [readTime(form.values[`hours.${slot}.from`]), readTime(form.values[`hours.${slot}.to`])];
  const nextDay = from !== null && to !== null && to <= from ? t('untilNextDay', { time: to }) : undefined;
  const field = (end: 'from' | 'to') => {
    const name = `hours.${slot}.${end}` as const;
    const { value, error, onBlur } = form.text(name);
    const label = t(end === 'from' ? 'opens' : 'closes', which);
    return { name, value, error, onBlur, label, onChange: (typed: string) => form.set(name, typed) };
  };
  return (
    <div className={classes['slot']}>
      <span>{t('time', which)}</span>
      <TimeField {...field('from')} />
      <span aria-hidden>–</span>
      <TimeField {...field('to')} hint={nextDay} />
      {no > 1 && slotsOfForm(form.values).length === no ? (
        <IconButton label={t('fewer', which)} onClick={() => form.set('slots', String(no - 1))}>
          <IconTrash aria-hidden />
        </IconButton>
      ) : null}
    </div>
  );
}

interface SpecialDialogProps {
  readonly view: HolidaysView;
  /** Those that are changed; null for new ones. */
  readonly changed: SpecialHoursView | null;
  readonly onClose: () => void;
}

/** Gives a date other hours than the week has (PRO-03). */
export function SpecialDialog({ view, changed, onClose }: SpecialDialogProps) {
  const t = useTranslations('holidays.special');
  const tActions = useTranslations('actions');
  const form = useSpecialForm(view, changed, onClose);
  const slots = slotsOfForm(form.values);
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
      <DateField
        label={t('day')}
        value={form.values.day}
        min={view.today}
        error={form.errorOf('day')}
        onChange={(day) => form.set('day', day)}
      />
      {slots.map((slot) => (
        <Slot key={slot} form={form} slot={slot} />
      ))}
      {slots.length === slotNames.length ? null : (
        <Button
          size="small"
          icon={<IconPlus size={14} aria-hidden />}
          onClick={() => form.set('slots', String(slots.length + 1))}
        >
          {t('more')}
        </Button>
      )}
      <TextInput {...form.text('note')} label={t('note')} maxLength={specialHoursLimits.note} autoComplete="off" />
    </FormDialog>
  );
}
