import type { UploadRow } from '@offizin/contract/uploads/rows';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useSignedIn } from '../../../platform/session.ts';
import { Button } from '../../../ui/button.tsx';
import { fieldToCorrect } from '../fixing/bad-cells.ts';
import { cureOf, earlierRowOf, isAsked, resumeOf } from '../fixing/row-cures.ts';
import type { RowEditing } from '../fixing/row-editing.ts';

interface Action {
  readonly text: string;
  readonly act: () => void;
}

/** The one thing that helps most with a row. */
function useAction(row: UploadRow, editing: RowEditing): Action | null {
  const t = useTranslations('uploads.action');
  const { money, number } = useFormats();
  const { currency } = useSignedIn().seller;
  const { rowNumber } = row;
  const found = cureOf(row);
  if (found !== null) {
    const { cure, correction } = found;
    const price = () => money({ amount: Math.round(Number(correction.value) * 100), currency });
    const text = cure.by === 'price' ? t('set', { price: price() }) : t('use', { value: correction.value });
    return { text, act: () => editing.correct({ rows: [row], corrections: [correction] }) };
  }
  const resumed = resumeOf(row);
  if (resumed !== null)
    return { text: t('resume'), act: () => editing.correct({ rows: [row], corrections: [resumed] }) };
  const earlier = earlierRowOf(row);
  if (earlier !== null)
    return {
      text: t('seeRow', { row: number(earlier) }),
      act: () => editing.seeRow(earlier, row.code ?? row.gtin ?? ''),
    };
  if (row.candidates.length > 0) return { text: t('choose'), act: () => editing.choose(row) };
  const field = fieldToCorrect(row, editing.upload.type);
  if (field !== null) return { text: t('correct'), act: () => editing.open({ rowNumber, field }) };
  const noted = row.detail?.notes?.[0]?.field;
  if (noted !== 'code' && noted !== 'gtin' && noted !== 'price') return null;
  return { text: t('review'), act: () => editing.open({ rowNumber, field: noted }) };
}

/** The button disappears as soon as its row waits for the check: the focus moves to the next one before. */
function focusNext(button: HTMLElement): void {
  const buttons = [...(button.closest('table')?.querySelectorAll<HTMLElement>('button[data-action]') ?? [])];
  buttons[buttons.indexOf(button) + 1]?.focus();
}

interface ActionButtonProps {
  readonly row: UploadRow;
  readonly action: Action;
}

function ActionButton({ row, action }: ActionButtonProps) {
  const t = useTranslations('uploads.action');
  const { number } = useFormats();
  return (
    <Button
      size="small"
      data-action={row.rowNumber}
      aria-label={t('label', { action: action.text, row: number(row.rowNumber) })}
      onClick={(event) => {
        focusNext(event.currentTarget);
        action.act();
      }}
    >
      {action.text}
    </Button>
  );
}

/** What can be done with a row by one click; a code in doubt can also be the one of a new product. */
export function RowAction({ row, editing }: { row: UploadRow; editing: RowEditing }) {
  const t = useTranslations('uploads.action');
  const action = useAction(row, editing);
  return (
    <>
      {action === null ? null : <ActionButton row={row} action={action} />}
      {isAsked(row) ? (
        <ActionButton row={row} action={{ text: t('newProduct'), act: () => editing.declareNew(row) }} />
      ) : null}
    </>
  );
}
