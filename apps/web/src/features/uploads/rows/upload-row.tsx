import type { UploadRow as Row } from '@offizin/contract/uploads/rows';
import type { Upload } from '@offizin/contract/uploads/upload';
import { isUnlimited } from '@offizin/domain/offers/offer-kinds';
import type { UnreadableField } from '@offizin/domain/sync/facts';
import { unreadableFields } from '@offizin/domain/sync/facts';
import { IconArrowRight, IconInfinity } from '@tabler/icons-react';
import { memo, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useAmounts } from '../amounts.ts';
import { cellText, fieldToCorrect, isCorrectable } from '../fixing/bad-cells.ts';
import { DoctorLine } from '../fixing/doctor-line.tsx';
import { RowAction } from './row-action.tsx';
import { RowCell } from './row-cell.tsx';
import type { RowEditing } from '../fixing/row-editing.ts';
import { RowReason } from './row-reason.tsx';
import { RowResultChip } from './row-result.tsx';
import classes from './rows-table.module.css';
import { useDraft } from '../fixing/use-draft.ts';

export interface UploadRowProps {
  readonly upload: Upload;
  readonly row: Row;
  readonly editing: RowEditing | null;
  readonly leftAlone: boolean;
}

function useValues(row: Row) {
  const t = useTranslations('uploads');
  const tActions = useTranslations('actions');
  const amounts = useAmounts();
  const { number } = useFormats();
  const none = <span aria-label={tActions('none')}>–</span>;
  const stock = (units: number | null, origin: Row['after']['origin']): ReactNode => {
    if (units === null) return none;
    return origin !== null && isUnlimited(units, origin) ? (
      <IconInfinity size={17} aria-label={t('rows.unlimited')} role="img" />
    ) : (
      number(units)
    );
  };
  const price = (cents: number | null): ReactNode => (cents === null ? none : amounts.price(cents));
  /** A cell that cannot be read is shown as the file has it. */
  const shown = (field: UnreadableField, readable: ReactNode): ReactNode =>
    row.detail?.unreadable?.field === field || row.detail?.identifier?.field === field ? (
      <span className={classes['wrong']}>{cellText(row, field)}</span>
    ) : (
      readable
    );
  return { none, stock, price, shown };
}

function useCells({ row, upload }: UploadRowProps, editing: RowEditing | null) {
  const doctorId = useId();
  const draft = useDraft(row, editing);
  const values = useValues(row);
  const bad = fieldToCorrect(row, upload.type);
  const cell = (field: UnreadableField, content: ReactNode) => (
    <RowCell row={row} field={field} isBad={bad === field} editing={editing} draft={draft} doctorId={doctorId}>
      {values.shown(field, content)}
    </RowCell>
  );
  return { ...values, doctorId, draft, bad, cell };
}

type Cells = ReturnType<typeof useCells>;

function ProductCell({ row, cells }: { row: Row; cells: Cells }) {
  const t = useTranslations('uploads.rows');
  const hasEan = row.gtin !== null || cells.bad === 'gtin';
  return (
    <>
      <span className={classes['name']} data-unknown={row.product === null || undefined} title={row.product?.name}>
        {row.product === null ? t('unknown') : `${row.product.name} ${row.product.pack}`.trim()}
      </span>
      {hasEan ? (
        <span className={classes['sub']}>
          EAN {cells.cell('gtin', row.gtin?.replace(/^0(?=\d{13}$)/, '') ?? cells.none)}
        </span>
      ) : null}
    </>
  );
}

function Move({ from, to }: { from: ReactNode; to: ReactNode }) {
  return (
    <span className={classes['move']}>
      <span className={classes['old']}>{from}</span>
      <IconArrowRight size={13} aria-hidden />
      <b>{to}</b>
    </span>
  );
}

function OriginCell({ row, cells }: { row: Row; cells: Cells }) {
  const t = useTranslations('uploads.origin');
  if (cells.bad !== 'origin') return null;
  return (
    <span className={classes['sub']}>
      {cells.cell('origin', row.after.origin === null ? cells.none : t(row.after.origin))}
    </span>
  );
}

/** What to do is said where no cell of an applied row helps. */
function needsSolution({ state }: Upload, editing: RowEditing | null, { bad }: Cells): boolean {
  return state !== 'ready' && (editing === null || bad === null);
}

/** One row of the file, old and new, with its result, its reason and what can be done; below it the doctor while it is being fixed. */
export const UploadRow = memo(function UploadRow(props: UploadRowProps) {
  const { upload, row, leftAlone } = props;
  const hasActions = props.editing !== null;
  const editing = isCorrectable(upload, row) ? props.editing : null;
  const t = useTranslations('uploads.rows.column');
  const { number } = useFormats();
  const cells = useCells(props, editing);
  const { before, after } = row;
  const waits =
    editing !== null &&
    unreadableFields.some((field) => editing.valueAt({ rowNumber: row.rowNumber, field }) !== undefined);
  return (
    <>
      <tr data-row={row.rowNumber} data-active={cells.draft !== null || undefined} data-result={row.result}>
        <td className={classes['rowNumber']} data-label={t('row')}>
          {number(row.rowNumber)}
        </td>
        <td className={classes['code']}>{cells.cell('code', row.code ?? cells.none)}</td>
        <th scope="row" className={classes['product']}>
          <ProductCell row={row} cells={cells} />
        </th>
        <td className={classes['price']} data-label={t('price', { symbol: '' })}>
          <Move from={cells.price(before?.price ?? null)} to={cells.cell('price', cells.price(after.price))} />
        </td>
        <td className={classes['stock']} data-label={t('stock')}>
          {upload.type === 'price_only' ? null : (
            <Move
              from={cells.stock(before?.stock ?? null, before?.origin ?? null)}
              to={cells.cell('stock', cells.stock(after.stock, after.origin))}
            />
          )}
          <OriginCell row={row} cells={cells} />
        </td>
        <td className={classes['result']}>
          <RowResultChip row={row} waits={waits} leftAlone={leftAlone} />
        </td>
        <td className={classes['reason']} colSpan={hasActions ? 1 : 2}>
          <RowReason
            upload={upload}
            row={row}
            leftAlone={leftAlone}
            withSolution={needsSolution(upload, editing, cells)}
          />
        </td>
        {hasActions ? (
          <td className={classes['action']}>
            {editing === null || waits || cells.draft !== null ? null : <RowAction row={row} editing={editing} />}
          </td>
        ) : null}
      </tr>
      {cells.draft !== null && editing !== null ? (
        <tr className={classes['doctorRow']} data-apart>
          <td colSpan={8}>
            <DoctorLine id={cells.doctorId} row={row} draft={cells.draft} editing={editing} />
          </td>
        </tr>
      ) : null}
    </>
  );
});
