import type { HolidaysView, SpecialHoursView } from '@offizin/contract/calendar/seller';
import { isWithin } from '@offizin/domain/calendar/closures';
import { hoursText, isRoundTheClock } from '@offizin/domain/calendar/opening-hours';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardText } from '../../ui/card.tsx';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { useDays } from './use-days.ts';

function SpecialRow({ special, isClosed }: { special: SpecialHoursView; isClosed: boolean }) {
  const t = useTranslations('holidays.special');
  const days = useDays();
  const refusal = useRoleRefusal('profile');
  const { day, hours, note } = special;
  const remove = useHolidayChange(
    () => call('DELETE /holidays/special-hours/:day', { params: { day }, body: {} }),
    () => showSnackbar('success', t('removed')),
  );
  return (
    <li className={classes['row']}>
      <b>{days.day(day)}</b>
      <span>
        {isRoundTheClock(hours) ? t('always') : hoursText(hours)}
        {note === null ? null : <small> · {note}</small>}
        {isClosed ? <small> · {t('closed')}</small> : null}
      </span>
      {refusal === null ? (
        <IconButton
          label={t('remove', { day: days.day(day) })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash aria-hidden />
        </IconButton>
      ) : null}
    </li>
  );
}

/** The dates ahead that have other hours than the week, each to be removed; another one is added in a dialog. */
export function SpecialCard({ view, onAdd }: { view: HolidaysView; onAdd: () => void }) {
  const t = useTranslations('holidays.special');
  const { specialHours, closures } = view;
  return (
    <Card
      title={t('title')}
      note={specialHours.length === 0 ? undefined : t('planned', { count: specialHours.length })}
      action={
        <ChangeButton area="profile" size="small" icon={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
          {t('add')}
        </ChangeButton>
      }
    >
      {specialHours.length === 0 ? <CardText>{t('none')}</CardText> : null}
      <ul className={classes['rows']}>
        {specialHours.map((special) => (
          <SpecialRow
            key={special.day}
            special={special}
            isClosed={closures.some((closure) => isWithin(special.day, closure))}
          />
        ))}
      </ul>
    </Card>
  );
}
