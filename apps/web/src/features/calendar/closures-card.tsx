import type { ClosureView } from '@offizin/contract/calendar/seller';
import { daysOf } from '@offizin/domain/calendar/closures';
import { IconCalendar, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useFormats } from '../../platform/formats.ts';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardText } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Question } from '../../ui/question.tsx';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';
import { useDays } from './use-days.ts';

function RemoveQuestion({ closure, onClose }: { closure: ClosureView; onClose: () => void }) {
  const t = useTranslations('holidays.remove');
  const days = useDays();
  const remove = useHolidayChange(
    () => call('DELETE /holidays/closures/:closureId', { params: { closureId: closure.id }, body: {} }),
    () => {
      showSnackbar('success', t('done', { days: days.range(closure.from, closure.to) }));
      onClose();
    },
  );
  return (
    <Question
      title={t('title')}
      cancel={t('cancel')}
      confirm={t('confirm')}
      running={remove.isPending && t('running')}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      {t('text', { days: days.range(closure.from, closure.to) })}
    </Question>
  );
}

interface ClosureRowProps {
  readonly closure: ClosureView;
  readonly onEdit: (closure: ClosureView) => void;
  readonly onRemove: (closure: ClosureView) => void;
}

function ClosureRow({ closure, onEdit, onRemove }: ClosureRowProps) {
  const t = useTranslations('holidays');
  const tActions = useTranslations('actions');
  const days = useDays();
  const { weekdayDay } = useFormats();
  const refusal = useRoleRefusal('profile');
  const { from, to, reason, offers, absence } = closure;
  const range = days.range(from, to);
  const meanwhile =
    offers === 'paused'
      ? t('list.paused')
      : absence.until === null
        ? null
        : t('list.sold_later', { day: weekdayDay(absence.until) });
  return (
    <li className={classes['row']}>
      <b>{range}</b>
      <span>
        {reason ?? t('list.noReason')}
        {meanwhile === null ? null : <small> · {meanwhile}</small>}
      </span>
      <Chip icon={<IconCalendar size={14} aria-hidden />}>{t('days', { count: daysOf(closure) })}</Chip>
      {refusal === null ? (
        <MenuButton
          button={
            <IconButton label={t('list.menu', { days: range })}>
              <IconDots aria-hidden />
            </IconButton>
          }
        >
          {(Menu) => (
            <>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onEdit(closure)}>
                {tActions('change')}
              </Menu.Item>
              <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onRemove(closure)}>
                {tActions('remove')}
              </Menu.Item>
            </>
          )}
        </MenuButton>
      ) : null}
    </li>
  );
}

interface ClosuresCardProps {
  readonly closures: readonly ClosureView[];
  readonly onEdit: (closure: ClosureView) => void;
}

/** The closures that are planned, each to be changed or removed. */
export function ClosuresCard({ closures, onEdit }: ClosuresCardProps) {
  const t = useTranslations('holidays.list');
  const [removed, setRemoved] = useState<ClosureView | null>(null);
  return (
    <Card title={t('title')} note={closures.length === 0 ? undefined : t('planned', { count: closures.length })}>
      {closures.length === 0 ? <CardText>{t('none')}</CardText> : null}
      <ul className={classes['rows']}>
        {closures.map((closure) => (
          <ClosureRow key={closure.id} closure={closure} onEdit={onEdit} onRemove={setRemoved} />
        ))}
      </ul>
      {removed === null ? null : <RemoveQuestion closure={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}
