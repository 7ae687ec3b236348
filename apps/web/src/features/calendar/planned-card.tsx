import type { HolidaysView } from '@offizin/contract/calendar/seller';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ChangeButton } from '../../parts/change-button.tsx';
import { useRoleRefusal } from '../../platform/role.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card, CardText } from '../../ui/card.tsx';
import { useHolidayChange } from './calendar-queries.ts';
import classes from './calendar-screen.module.css';

interface PlannedRowProps {
  readonly when: string;
  readonly words: { readonly change: string; readonly remove: string; readonly removed: string };
  readonly onChange: () => void;
  readonly sendRemoval: () => Promise<HolidaysView>;
  readonly children: ReactNode;
}

/** Something that is planned for a time, to be changed or removed. */
export function PlannedRow({ when, words, onChange, sendRemoval, children }: PlannedRowProps) {
  const refusal = useRoleRefusal('profile');
  const remove = useHolidayChange(sendRemoval, () => showSnackbar('success', words.removed));
  return (
    <li className={classes['row']}>
      <b>{when}</b>
      {children}
      {refusal === null ? (
        <div className={classes['changes']}>
          <IconButton label={words.change} onClick={onChange}>
            <IconPencil aria-hidden />
          </IconButton>
          <IconButton label={words.remove} disabled={remove.isPending} onClick={() => remove.mutate(undefined)}>
            <IconTrash aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </li>
  );
}

interface PlannedCardProps {
  readonly title: string;
  /** How many are planned; undefined where none are. */
  readonly note: string | undefined;
  readonly none: string;
  readonly add: string;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** What is planned of a kind, the next one first; another one is added in a dialog. */
export function PlannedCard({ title, note, none, add, onAdd, children }: PlannedCardProps) {
  return (
    <Card
      title={title}
      note={note}
      action={
        <ChangeButton area="profile" size="small" icon={<IconPlus size={14} aria-hidden />} onClick={onAdd}>
          {add}
        </ChangeButton>
      }
    >
      {note === undefined ? <CardText>{none}</CardText> : null}
      <ul className={classes['rows']}>{children}</ul>
    </Card>
  );
}
