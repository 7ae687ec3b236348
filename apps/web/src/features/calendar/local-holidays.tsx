import type { HolidaysView, LocalHolidayView } from '@offizin/contract/calendar/seller';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.ts';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { useDays } from './use-days.ts';

/** One that is offered is ticked; one that the shop entered can only be removed. */
function LocalRow({ holiday }: { holiday: LocalHolidayView }) {
  const t = useTranslations('holidays.local');
  const days = useDays();
  const refusal = useRoleRefusal('profile');
  const { rule, name, day, isKept, isOffered } = holiday;
  const keep = useHolidayChange(
    (kept: boolean) => call('PUT /holidays/local', { body: { rule, name, isKept: kept } }),
    () => showSnackbar('success', t(isKept ? 'removed' : 'done', { name })),
  );
  return (
    <li className={classes['local']}>
      {isOffered ? (
        <Checkbox
          label={name}
          checked={isKept}
          disabled={refusal !== null || keep.isPending}
          onChange={() => keep.mutate(!isKept)}
        />
      ) : (
        <span>{name}</span>
      )}
      <small>{days.dated(day)}</small>
      {isOffered || refusal !== null ? null : (
        <IconButton label={t('remove', { name })} disabled={keep.isPending} onClick={() => keep.mutate(false)}>
          <IconTrash aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

/** The public holidays of the shop's town and parish: those known there to be ticked, others to be entered (PRO-03). */
export function LocalHolidays({ view, onAdd }: { view: HolidaysView; onAdd: () => void }) {
  const t = useTranslations('holidays.local');
  return (
    <section className={classes['locals']} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p>{t('text')}</p>
      <ul className={classes['rows']}>
        {view.localHolidays.map((holiday) => (
          <LocalRow key={holiday.rule} holiday={holiday} />
        ))}
      </ul>
      <ChangeButton area="profile" size="small" icon={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
        {t('add')}
      </ChangeButton>
    </section>
  );
}
