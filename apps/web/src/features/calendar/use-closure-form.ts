import type { FieldError } from '@offizin/contract/errors';
import type { ClosureView, HolidaysView } from '@offizin/contract/calendar/seller';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, call } from '../../platform/client.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { type Form, useForm } from '../../ui/form/use-form.tsx';
import { bodyOf, closureFaults, type ClosureValues, valuesOf } from './closure-values.ts';
import { holidaysQuery, useTakeHolidays } from './calendar-queries.ts';
import { useDays } from './use-days.ts';

export type ClosureForm = Form<ClosureValues>;

function useFaultText(): (error: FieldError) => string {
  const t = useTranslations('holidays.fault');
  const texts: Readonly<Record<string, string>> = {
    'field.required': t('required'),
    'field.past': t('past'),
    'field.reversed': t('reversed'),
    'field.overlap': t('overlap'),
    'field.too_large': t('too_large'),
    'field.too_long': t('too_long'),
  };
  return ({ code }) => texts[code] ?? t('required');
}

function send(values: ClosureValues, closure: ClosureView | null): Promise<HolidaysView> {
  const body = bodyOf(values);
  return closure === null
    ? call('POST /holidays/closures', { body })
    : call('PUT /holidays/closures/:closureId', {
        params: { closureId: closure.id },
        body: { ...body, version: closure.version },
      });
}

/** The form of a closure: a new one, or one that is changed (PRO-03). */
export function useClosureForm(view: HolidaysView, closure: ClosureView | null, onSaved: () => void): ClosureForm {
  const t = useTranslations('holidays');
  const days = useDays();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const take = useTakeHolidays();
  const saved = useRef<{ readonly view: HolidaysView; readonly days: string }>(null);
  const changed = closure?.id ?? null;
  return useForm<ClosureValues>({
    keptAs: `closure/${closure?.id ?? ''}`,
    initial: valuesOf(closure),
    version: closure?.version ?? 0,
    keepsTyped: true,
    check: (values) => closureFaults(values, view, changed),
    texts: { from: faultText, to: faultText },
    send: async (values) => {
      try {
        saved.current = { view: await send(values, closure), days: days.range(values.from, values.to) };
      } catch (error) {
        const isStale = error instanceof ApiError && ['settings.version_conflict', 'not_found'].includes(error.code);
        if (isStale) void queries.invalidateQueries({ queryKey: holidaysQuery.queryKey });
        throw error;
      }
    },
    onSent: () => {
      if (saved.current !== null) {
        take(saved.current.view);
        showSnackbar('success', t('saved', { days: saved.current.days }));
      }
      onSaved();
    },
  });
}
