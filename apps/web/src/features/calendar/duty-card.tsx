import type { EmergencyDutyView, HolidaysView } from '@offizin/contract/calendar/seller';
import { wallText } from '@offizin/domain/calendar/zoned-time';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useNow } from '../../platform/now.ts';
import { Chip } from '../../ui/chip.tsx';
import { PlannedCard, PlannedRow } from './planned-card.tsx';
import { useDays } from './use-days.ts';

interface DutyCardProps {
  readonly view: HolidaysView;
  /** Opens the dialog: null for a new one. */
  readonly onOpen: (duty: EmergencyDutyView | null) => void;
}

/** The emergency duties that are not over. */
export function DutyCard({ view: { emergencyDuties: duties, timeZone }, onOpen }: DutyCardProps) {
  const t = useTranslations('holidays.duty');
  const days = useDays();
  const now = useNow(60_000);
  const moment = (instant: string) => {
    const [day = '', time = ''] = wallText(new Date(instant), timeZone).split(' ');
    return `${days.short(day)}, ${time}`;
  };
  return (
    <PlannedCard
      title={t('title')}
      note={duties.length === 0 ? undefined : t('planned', { count: duties.length })}
      none={t('none')}
      add={t('add')}
      onAdd={() => onOpen(null)}
    >
      {duties.map((duty) => {
        const from = moment(duty.from);
        return (
          <PlannedRow
            key={duty.id}
            when={t('range', { from, to: moment(duty.to) })}
            words={{
              change: t('change', { from }),
              remove: t('remove', { from }),
              removed: t('removed', { when: from }),
            }}
            onChange={() => onOpen(duty)}
            sendRemoval={() =>
              call('DELETE /holidays/emergency-duties/:dutyId', { params: { dutyId: duty.id }, body: {} })
            }
          >
            <span>{duty.note}</span>
            {new Date(duty.from) <= now ? <Chip tone="green">{t('now')}</Chip> : null}
          </PlannedRow>
        );
      })}
    </PlannedCard>
  );
}
