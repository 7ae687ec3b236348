import { limits } from '@offizin/domain/limits';
import { type TrackingField, trackingFields } from '@offizin/domain/orders/tracking-headers';
import { uploadMediaTypes } from '@offizin/domain/uploads/upload-formats';
import { IconFileUpload, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import classes from './ship-many.module.css';
import { isWorkbook, useReadWorkbook } from './read-workbook.ts';
import { nameColumns, typeList, useTypedList } from './typed-list.ts';
import type { MatchedLines } from './use-matched-lines.ts';

/** Couriers' programs write UTF-8, older ones the Windows set. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What each column is: seen, and put right by hand. */
function Columns({ columns }: { columns: MatchedLines['columns'] }) {
  const t = useTranslations('shipMany');
  const change = (column: number, field: string) =>
    nameColumns(
      columns.map((before, at) => {
        if (at === column) return trackingFields.find((each) => each === field) ?? null;
        // A field has one column.
        return before === field ? null : before;
      }),
    );
  return (
    <fieldset className={classes['columns']}>
      <legend>{t('columns')}</legend>
      {columns.map((field, column) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <label key={column}>
          <span>{t('column', { number: String(column + 1) })}</span>
          <select value={field ?? ''} onChange={({ target }) => change(column, target.value)}>
            <option value="">{t('notRead')}</option>
            {trackingFields.map((each: TrackingField) => (
              <option key={each} value={each}>
                {t(`field.${each}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function ChooseFile({ onFile, isReading }: { onFile: (file: File | undefined) => void; isReading: boolean }) {
  const t = useTranslations('shipMany');
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={file}
        type="file"
        accept={`.csv,.txt,.xlsx,text/csv,text/plain,${uploadMediaTypes.xlsx}`}
        hidden
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button
        icon={<IconFileUpload size={16} aria-hidden />}
        running={isReading && t('reading')}
        onClick={() => file.current?.click()}
      >
        {t('file')}
      </Button>
    </>
  );
}

/** Where a courier's lines are pasted, or its file is dropped (ORD-18). */
export function PastePanel({ matched }: { matched: MatchedLines }) {
  const t = useTranslations('shipMany');
  const { text } = useTypedList();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const workbook = useReadWorkbook();
  const read = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    if (chosen.size > limits.trackingListBytes) showSnackbar('warning', t('tooLarge'));
    else if (isWorkbook(chosen)) workbook.mutate(chosen);
    else void textOf(chosen).then(typeList);
  };
  return (
    <div className={classes['paste']}>
      <label htmlFor={id}>{t('paste')}</label>
      <textarea
        id={id}
        value={text}
        data-over={isOver || undefined}
        spellCheck={false}
        placeholder={t('example')}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => typeList(target.value)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          read(event.dataTransfer.files[0]);
        }}
      />
      <p id={`${id}-help`}>
        {matched.lines.length === 0 ? t('help') : t('lines', { count: matched.lines.length })}
        {matched.isTooLong ? <b> {t('tooMany', { count: limits.orderBatch })}</b> : null}
      </p>
      {matched.lines.length === 0 ? null : <Columns columns={matched.columns} />}
      <div className={classes['ways']}>
        <ChooseFile onFile={read} isReading={workbook.isPending} />
        {text === '' ? null : (
          <Button tone="ghost" icon={<IconTrash size={16} aria-hidden />} onClick={() => typeList('')}>
            {t('empty')}
          </Button>
        )}
      </div>
    </div>
  );
}
