import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { useRef } from 'react';
import { showSnackbar } from '../../platform/snackbar.ts';
import type { FormValues } from '../../ui/form/form-state.ts';
import { type Form, type FormOptions, useForm } from '../../ui/form/use-form.tsx';
import { useTakeHolidays } from './calendar-queries.ts';

interface DayFormOptions<V extends FormValues<V>> extends Pick<
  FormOptions<V>,
  'keptAs' | 'initial' | 'check' | 'texts'
> {
  /** Sends what was typed; the answer is the calendar with it. */
  readonly sent: (values: V) => Promise<HolidaysView>;
  /** What is said once it is saved. */
  readonly done: (values: V) => string;
  readonly onClose: () => void;
}

/** The form of a dialog beside the calendar, such as for special hours: the calendar takes what is saved, and the dialog closes. */
export function useDayForm<V extends FormValues<V>>({
  keptAs,
  sent,
  done,
  onClose,
  ...options
}: DayFormOptions<V>): Form<V> {
  const take = useTakeHolidays();
  const saved = useRef<{ readonly view: HolidaysView; readonly values: V }>(null);
  return useForm<V>({
    ...options,
    keptAs,
    send: async (values) => {
      saved.current = { view: await sent(values), values };
    },
    onSent: () => {
      if (saved.current !== null) {
        take(saved.current.view);
        showSnackbar('success', done(saved.current.values));
      }
      onClose();
    },
  });
}
