import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { localHolidayLimits } from '@offizin/domain/calendar/local-holidays';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { Checkbox } from '../../ui/checkbox.ts';
import { DateField } from '../../ui/date-field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { localBody, localFaults, type LocalValues, noLocalHoliday } from './local-values.ts';
import { useDayForm } from './use-day-form.ts';

/** Adds a public holiday that only the shop's own town keeps (PRO-03). */
export function LocalDialog({ view, onClose }: { view: HolidaysView; onClose: () => void }) {
  const t = useTranslations('holidays.local');
  const tFault = useTranslations('holidays.fault');
  const tActions = useTranslations('actions');
  const dayTexts: Readonly<Record<string, string>> = {
    'field.past': tFault('past'),
    'field.too_large': tFault('too_large'),
    'field.overlap': t('taken'),
  };
  const form = useDayForm<LocalValues>({
    keptAs: 'local-holiday',
    initial: noLocalHoliday,
    check: (values) => localFaults(values, view),
    texts: { day: ({ code }) => dayTexts[code] ?? tFault('required') },
    sent: (values) => call('PUT /holidays/local', { body: localBody(values) }),
    done: ({ name }) => t('done', { name: name.trim() }),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      compact
      width={480}
      title={t('dialog')}
      note={t('text')}
      submit={t('submit')}
      sending={tActions('saving')}
      cancel={tActions('cancel')}
      onClose={onClose}
    >
      <TextInput {...form.text('name')} label={t('name')} maxLength={localHolidayLimits.name} autoComplete="off" />
      <DateField
        label={t('day')}
        value={form.values.day}
        error={form.errorOf('day')}
        onChange={(day) => form.set('day', day)}
      />
      <Checkbox {...form.toggle('isYearly')} label={t('everyYear')} />
    </FormDialog>
  );
}
