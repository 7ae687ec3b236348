import { limits } from '@offizin/domain/limits';
import { type MouseEvent, type ReactNode, useEffect, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { Popover } from '../../../ui/popover.ts';
import classes from './cell-editor.module.css';
import { useSeesPurchasePrices } from '../prices/use-sees-purchase-prices.ts';
import { FollowedRuleNote } from '../table/followed-rule.tsx';
import { PricePanel } from './price-panel.tsx';
import { type CellEditorProps, useTyping } from './use-typing.ts';
import { spokenName } from '../../../parts/products/spoken-name.ts';

/** What is pressed beside a field takes the focus from none: leaving them applies what is typed. */
function keepFocus(event: MouseEvent): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p className={classes['invalid']} role="alert">
      {children}
    </p>
  );
}

interface ProblemsProps extends Pick<CellEditorProps, 'field'> {
  readonly id: string;
  readonly typing: ReturnType<typeof useTyping>;
}

/** What is wrong with what is typed: what cannot be read, and what a rule refuses. The field is described by it. */
function Problems({ field, id, typing }: ProblemsProps) {
  const t = useTranslations('offers.cell');
  const { amount, number } = useFormats();
  const { value, paid, refusal } = typing;
  const invalid =
    field === 'price'
      ? t('invalidPrice', { example: amount(1290) })
      : t('invalidStock', { max: number(limits.offerStockMax) });
  return (
    <div id={id}>
      {refusal === null ? null : <Problem>{refusal}</Problem>}
      {paid.value === undefined ? <Problem>{t('invalidPurchasePrice', { example: amount(620) })}</Problem> : null}
      {value === null ? <Problem>{invalid}</Problem> : null}
    </div>
  );
}

/** What becomes of the value, where a price rule or a feed has one too; the rule says of the feed's price what is to be said. */
function WhatBecomes({ offer, field }: Pick<CellEditorProps, 'offer' | 'field'>) {
  const t = useTranslations('offers.feed');
  if (field === 'price' && offer.rule !== null)
    return (
      <div className={classes['feed']}>
        <FollowedRuleNote offer={offer} />
      </div>
    );
  return offer.feed === null ? null : <p className={classes['feed']}>{t('carries')}</p>;
}

/** A cell while it is edited: Enter applies, Esc discards, Tab and the arrows move to other cells (OFF-07). */
export function CellEditor({ offer, field, onDone }: CellEditorProps) {
  const t = useTranslations('offers.cell');
  const seesPurchasePrices = useSeesPurchasePrices();
  const typing = useTyping({ offer, field, onDone });
  const problems = useId();
  const { typed, setTyped, write, value, paid, refusal, panel, input, purchaseInput, handlers } = typing;
  const isWrong = value === null || refusal !== null;
  useEffect(() => input.current?.select(), [input]);
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
          aria-label={t(field === 'price' ? 'editPrice' : 'editStock', { name: spokenName(offer) })}
          aria-invalid={isWrong}
          aria-describedby={isWrong || paid.value === undefined ? problems : undefined}
          inputMode={field === 'price' ? 'decimal' : 'numeric'}
          maxLength={14}
          value={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the seller has just asked to edit this cell
          autoFocus
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Popover.Target>
      <Popover.Dropdown ref={panel} className={classes['panel'] ?? ''} onMouseDown={keepFocus}>
        <Problems id={problems} field={field} typing={typing} />
        {value !== null && field === 'price' ? (
          <PricePanel
            offer={offer}
            price={value}
            purchase={seesPurchasePrices ? { paid, inputRef: purchaseInput, handlers } : null}
            onPick={(price) => setTyped(write(price))}
          />
        ) : null}
        <WhatBecomes offer={offer} field={field} />
      </Popover.Dropdown>
    </Popover>
  );
}
