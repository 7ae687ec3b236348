import { limits } from '@offizin/domain/limits';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Popover } from '../../../ui/popover.ts';
import classes from './cell-editor.module.css';
import { useSeesPurchasePrices } from '../prices/use-sees-purchase-prices.ts';
import { PricePanel } from './price-panel.tsx';
import { type CellEditorProps, useTyping } from './use-typing.ts';

/** A cell while it is edited: Enter applies, Esc discards, Tab and the arrows move to other cells (OFF-07). */
export function CellEditor({ offer, field, onDone }: CellEditorProps) {
  const t = useTranslations('offers.cell');
  const tFeed = useTranslations('offers.feed');
  const formats = useFormats();
  const seesPurchasePrices = useSeesPurchasePrices();
  const { typed, setTyped, write, value, paid, refusal, refs, handlers } = useTyping({ offer, field, onDone });
  const { input } = refs;
  useEffect(() => input.current?.select(), [input]);
  const label = t(field === 'price' ? 'editPrice' : 'editStock', { name: offer.name });
  const invalid =
    field === 'price'
      ? t('invalidPrice', { example: formats.amount(1290) })
      : t('invalidStock', { max: formats.number(limits.offerStockMax) });
  const purchaseField = {
    ...handlers,
    ref: refs.purchaseInput,
    'aria-label': t('editPurchasePrice', { name: offer.name }),
    'aria-invalid': paid.value === undefined,
    value: paid.typed,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => paid.setTyped(currentTarget.value),
  };
  return (
    <Popover
      opened={field === 'price' || value === null || offer.feed !== null}
      position="bottom-end"
      width={field === 'price' ? 392 : 240}
      shadow="md"
      offset={6}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withRoles={false}
    >
      <Popover.Target>
        <input
          {...handlers}
          ref={input}
          className={classes['input']}
          aria-label={label}
          aria-invalid={value === null || refusal !== null}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          maxLength={14}
          value={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the seller has just asked to edit this cell
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Popover.Target>
      <Popover.Dropdown
        ref={refs.panel}
        className={classes['panel'] ?? ''}
        // What is pressed beside a field takes the focus from none: leaving them applies what is typed.
        onMouseDown={(event) => {
          if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
        }}
      >
        {refusal === null ? null : (
          <p className={classes['invalid']} role="alert">
            {refusal}
          </p>
        )}
        {paid.value === undefined ? (
          <p className={classes['invalid']} role="alert">
            {t('invalidPurchasePrice', { example: formats.amount(620) })}
          </p>
        ) : null}
        {value === null ? (
          <p className={classes['invalid']} role="alert">
            {invalid}
          </p>
        ) : field === 'price' ? (
          <PricePanel
            offer={offer}
            price={value}
            purchasePrice={paid.value ?? null}
            purchaseField={seesPurchasePrices ? purchaseField : null}
            onPick={(price) => setTyped(write(price))}
          />
        ) : null}
        {offer.feed === null ? null : <p className={classes['feed']}>{tFeed('carries')}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
