import type { OfferRow } from '@offizin/contract/offers/seller';
import { IconDots } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../../ui/button.tsx';
import { CellEditor } from '../edits/cell-editor.tsx';
import type { EditedField, NextCell } from '../edits/use-typing.ts';
import { editedOffer } from '../edits/edited-offer.ts';
import { EditableCell, RefusalNote, useCells } from './offer-cells.tsx';
import { columns, type ShownColumn } from './offer-columns.ts';
import { dismissRefusal, type OfferChange, type PendingEdit, type Refusal } from '../edits/offer-edits.ts';
import { spokenName } from '../../../parts/products/spoken-name.ts';

/** What a row can ask for; the same object all the time, so that rows are drawn again only when they change. */
export interface RowActions {
  edit(offer: OfferRow, field: EditedField): void;
  done(offer: OfferRow, edited: { field: EditedField; change: OfferChange | null; next: NextCell }): void;
  menu(offer: OfferRow, button: HTMLElement): void;
  choose(offer: OfferRow, how: { readonly isOn: boolean; readonly isRange: boolean }): void;
}

export interface OfferTableRowProps {
  readonly offer: OfferRow;
  readonly position: number;
  readonly shown: readonly ShownColumn[];
  readonly search: Record<string, unknown>;
  readonly edited: EditedField | null;
  readonly isChosen: boolean;
  readonly pending: PendingEdit | undefined;
  readonly refusal: Refusal | undefined;
  readonly actions: RowActions;
}

const isField = (id: string): id is EditedField => id === 'price' || id === 'stock';

const isAt = (refusal: Refusal, field: EditedField) =>
  (refusal.error.path === 'body.stock' ? 'stock' : 'price') === field;

function ChooseCell({ offer, isChosen, actions }: Pick<OfferTableRowProps, 'offer' | 'isChosen' | 'actions'>) {
  const t = useTranslations('offers.list');
  return (
    <td data-column="choose">
      <label>
        <input
          type="checkbox"
          aria-label={t('choose', { name: spokenName(offer) })}
          checked={isChosen}
          onChange={({ currentTarget, nativeEvent }) =>
            actions.choose(offer, {
              isOn: currentTarget.checked,
              isRange: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
            })
          }
        />
      </label>
    </td>
  );
}

/** Price or stock: a button that opens its editor, the editor, and why a change was refused. */
function FieldCell({ field, ...row }: OfferTableRowProps & { field: EditedField }) {
  const { edited, pending, refusal, actions } = row;
  const offer = editedOffer(row.offer, pending?.change);
  if (edited === field) {
    const onDone = (change: OfferChange | null, next: NextCell) => actions.done(row.offer, { field, change, next });
    return <CellEditor offer={offer} field={field} onDone={onDone} />;
  }
  return (
    <>
      <EditableCell
        offer={offer}
        field={field}
        isPending={pending?.change[field] !== undefined || pending?.change.fromFeed === true}
        isSending={pending?.isSending ?? false}
        onEdit={() => actions.edit(row.offer, field)}
      />
      {refusal !== undefined && isAt(refusal, field) ? (
        <RefusalNote offer={offer} error={refusal.error} onDismiss={() => dismissRefusal(offer.productId)} />
      ) : null}
    </>
  );
}

/** One offer as a row of the table. */
export const OfferTableRow = memo(function OfferTableRow(props: OfferTableRowProps) {
  const { shown, search, edited, isChosen, pending, actions, position } = props;
  const t = useTranslations('offers.list');
  const cells = useCells();
  const offer = editedOffer(props.offer, pending?.change);
  return (
    <tr
      data-index={position}
      aria-rowindex={position + 2}
      data-edited={edited !== null || undefined}
      data-chosen={isChosen || undefined}
    >
      <ChooseCell offer={props.offer} isChosen={isChosen} actions={actions} />
      {shown.map(({ id }) => (
        <td key={id} data-number={columns[id].isNumber} data-column={id}>
          {isField(id) ? <FieldCell {...props} field={id} /> : cells[id]({ offer, search })}
        </td>
      ))}
      <td data-column="menu">
        <IconButton
          label={t('menu', { name: spokenName(offer) })}
          aria-haspopup="menu"
          onClick={(event) => actions.menu(offer, event.currentTarget)}
        >
          <IconDots aria-hidden />
        </IconButton>
      </td>
    </tr>
  );
});
