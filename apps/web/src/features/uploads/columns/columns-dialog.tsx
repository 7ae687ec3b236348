import type { Upload } from '@offizin/contract/uploads/upload';
import { fieldsRead } from '@offizin/domain/uploads/upload-fields';
import { type ColumnChoice, columnChoices } from '@offizin/domain/uploads/own-headers';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NativeSelect } from '../../../ui/native-select.ts';
import { changedColumns, choicesNow, chooseColumn, type Columns, missingFields } from './column-choices.ts';
import classes from './columns-dialog.module.css';
import { useNameColumns } from './use-name-columns.ts';

interface RowProps {
  readonly column: Columns[number];
  readonly choice: ColumnChoice;
  readonly type: Upload['type'];
  readonly onChoose: (choice: ColumnChoice) => void;
}

function ColumnRow({ column: { header, samples, own }, choice, type, onChoose }: RowProps) {
  const t = useTranslations('uploadsFixing.columns');
  const tCodes = useTranslations('uploadsCodes');
  const options = [
    ...fieldsRead[type].map((field) => ({ value: field, label: tCodes(`field.${field}`) })),
    { value: 'not_read', label: t('notRead') },
    ...(own ? [{ value: 'as_recognised', label: t('forget') }] : []),
  ];
  return (
    <li data-read={choice !== 'not_read' || undefined}>
      <span className={classes['column']}>
        <b>{header}</b>
        <small>{samples.length === 0 ? t('noValues') : samples.join(' · ')}</small>
      </span>
      <NativeSelect
        aria-label={t('choice', { header })}
        value={choice}
        data={options}
        onChange={({ currentTarget: { value } }) => onChoose(columnChoices.find((each) => each === value) ?? choice)}
      />
    </li>
  );
}

/** Says what the columns of a file are, of those that were not understood and of the others (UPL-02). */
export function ColumnsDialog({ upload, onClose }: { upload: Upload; onClose: () => void }) {
  const t = useTranslations('uploads.failed');
  const tColumns = useTranslations('uploadsFixing.columns');
  const tCodes = useTranslations('uploadsCodes');
  const tActions = useTranslations('actions');
  const columns = upload.reading?.columns ?? [];
  const [choices, setChoices] = useState(() => choicesNow(columns));
  const name = useNameColumns(upload.id, onClose);
  const changed = changedColumns(columns, choices);
  const missing = missingFields(upload.type, choices).map((field) => tCodes(`field.${field}`));
  return (
    <Dialog
      title={tColumns('title')}
      note={tColumns('note')}
      opened
      onClose={onClose}
      width={640}
      footer={
        <>
          <span className={classes['missing']} role="status">
            {missing.length > 0 ? t('missing', { columns: missing.join(', ') }) : null}
          </span>
          <Button onClick={onClose}>{tActions('cancel')}</Button>
          <Button
            tone="primary"
            disabled={changed.length === 0}
            running={name.isPending && tColumns('running')}
            onClick={() => name.mutate({ columns: changed })}
          >
            {tColumns('save')}
          </Button>
        </>
      }
    >
      <ul className={classes['columns']}>
        {columns.map((column, at) => (
          <ColumnRow
            key={column.header}
            column={column}
            choice={choices[at] ?? 'not_read'}
            type={upload.type}
            onChoose={(choice) => setChoices(chooseColumn(choices, at, choice))}
          />
        ))}
      </ul>
    </Dialog>
  );
}
