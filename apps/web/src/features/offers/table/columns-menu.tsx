import { IconColumns3 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.ts';
import { Popover } from '../../../ui/popover.ts';
import classes from '../offers.module.css';
import { columnIds, columns } from './offer-columns.ts';
import { useColumnName } from './offer-table-head.tsx';
import type { ColumnChoice } from './use-columns.ts';

/** Chooses the columns of the table (OFF-03). */
export function ColumnsMenu({ choice }: { choice: ColumnChoice }) {
  const t = useTranslations('offers.columns');
  const name = useColumnName();
  const isShown = (id: string) => choice.shown.some((column) => column.id === id);
  return (
    <Popover position="bottom-end" trapFocus withRoles shadow="md">
      <Popover.Target>
        <Button icon={<IconColumns3 size={16} aria-hidden />} data-tour="offers-columns">
          {t('button')}{' '}
          <span className={classes['chosen']}>
            {t('chosen', { shown: String(choice.shown.length), all: String(columnIds.length) })}
          </span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('button')}>
        <div className={classes['columns']}>
          {columnIds.map((id) => (
            <Checkbox
              key={id}
              label={name(id)}
              checked={isShown(id)}
              disabled={columns[id].fixed ?? false}
              onChange={() => choice.toggle(id)}
            />
          ))}
          <Button size="small" onClick={choice.reset}>
            {t('reset')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
