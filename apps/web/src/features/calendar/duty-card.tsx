import type { EmergencyDutyView, HolidaysView } from '@offizin/contract/calendar/seller';
import { wallText } from '@offizin/domain/calendar/zoned-time';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../parts/change-button.tsx';
import { call } from '../../platform/client.ts';
import { useNow } from '../../platform/now.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardText } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { useDays } from './use-days.ts';

function DutyRow({ duty, timeZone }: { duty: EmergencyDutyView; timeZone: string }) {
  const t = useTranslations('holidays.duty');
  const days = useDays();
  const now = useNow(60_000);
  const refusal = useRoleRefusal('profile');
  const remove = useHolidayChange(
    () => call('DELETE /holidays/emergency-duties/:dutyId', { params: { dutyId: duty.id }, body: {} }),
    () => showSnackbar('success', t('removed')),
  );
  const moment = (instant: string) => {
    const [day = '', time = ''] = wallText(new Date(instant), timeZone).split(' ');
    return `${days.short(day)}, ${time}`;
  };
  return (
    <li className={classes['row']}>
      <b>{t('range', { from: moment(duty.from), to: moment(duty.to) })}</b>
      <span>{duty.note}</span>
      {new Date(duty.from) <= now ? <Chip tone="green">{t('now')}</Chip> : null}
      {refusal === null ? (
        <IconButton
          label={t('remove', { from: moment(duty.from) })}
          disabled={remove.isPending}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash aria-hidden />
        </IconButton>
      ) : null}
    </li>
  );
}

/** The emergency duties that are not over, each to be removed; another one is added in a dialog. */
export function DutyCard({ view, onAdd }: { view: HolidaysView; onAdd: () => void }) {
  const t = useTranslations('holidays.duty');
  const { emergencyDuties: duties, timeZone } = view;
  return (
    <Card
      title={t('title')}
      note={duties.length === 0 ? undefined : t('planned', { count: duties.length })}
      action={
        <ChangeButton area="profile" size="small" icon={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
          {t('add')}
        </ChangeButton>
      }
    >
      {duties.length === 0 ? <CardText>{t('none')}</CardText> : null}
      <ul className={classes['rows']}>
        {duties.map((duty) => (
          <DutyRow key={duty.id} duty={duty} timeZone={timeZone} />
        ))}
      </ul>
    </Card>
  );
}
