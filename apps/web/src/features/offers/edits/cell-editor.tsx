import { limits } from '@offizin/domain/limits';
import type { OfferRow } from '@offizin/contract/offers/seller';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import { Popover } from '../../../ui/popover.ts';
import classes from './cell-editor.module.css';
import { offerDetailQuery } from '../offer-queries.ts';
import { positionOf } from '../prices/price-at.ts';
import { PriceScale } from '../prices/price-scale.tsx';
import { useLimitText } from '../prices/refusal-text.ts';
import { readTypedPrice, readTypedStock } from '../prices/typed-numbers.ts';

export type EditedField = 'price' | 'stock';

/** Where the next cell to edit is. */
export type NextCell = 'none' | 'nextCell' | 'previousCell' | 'below' | 'above';

export interface CellEditorProps {
  readonly offer: OfferRow;
  readonly field: EditedField;
  /** Called with the number typed, or null when nothing is to change. */
  readonly onDone: (value: number | null, next: NextCell) => void;
}

function nextOf({ key, shiftKey }: KeyboardEvent): NextCell | null {
  if (key === 'Tab') return shiftKey ? 'previousCell' : 'nextCell';
  if (key === 'ArrowDown') return 'below';
  if (key === 'ArrowUp') return 'above';
  return key === 'Enter' ? 'none' : null;
}

function Distance({ offer, price }: { offer: OfferRow; price: number }) {
  const t = useTranslations('offers.position');
  const { money } = useFormats();
  const best = offer.best?.amount ?? null;
  if (best === null) return t('noOthers');
  if (price === best) return t('equalBest');
  return t(price > best ? 'aboveBest' : 'belowBest', {
    amount: money({ ...offer.price, amount: Math.abs(price - best) }),
  });
}

/** What a typed price would mean, before it is applied. */
function PricePanel({ offer, price, onPick }: { offer: OfferRow; price: number; onPick: (price: number) => void }) {
  const t = useTranslations('offers.position');
  const tActions = useTranslations('actions');
  const formats = useFormats();
  const { data: detail } = useQuery(offerDetailQuery(offer.productId));
  const { marks, rank, net, first } = positionOf(offer, price, detail);
  const { currency } = offer.price;
  const money = (amount: number) => formats.money({ amount, currency });
  return (
    <>
      <div className={classes['head']} aria-live="polite">
        <b>{rank === null ? '…' : t('place', { place: formats.number(rank.place), of: formats.number(rank.of) })}</b>
        <span>
          <Distance offer={offer} price={price} />
        </span>
      </div>
      <PriceScale price={price} marks={marks} isNarrow />
      <div className={classes['net']}>
        <span>{t('net', { commission: formats.rate(offer.commissionRate), vat: formats.rate(offer.vatRate) })}</span>
        <b>{money(net.net)}</b>
      </div>
      <div className={classes['foot']}>
        {first === null ? null : (
          <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={() => onPick(first)}>
            {t('first', { price: money(first) })}
          </Button>
        )}
        <span className={classes['keys']}>
          <kbd>Enter</kbd> {t('apply')} <kbd>Esc</kbd> {tActions('discard')}
        </span>
      </div>
    </>
  );
}

/** What is typed into a cell, and how it ends: applied, discarded or left, once. */
function useTyping({ offer, field, onDone }: CellEditorProps) {
  const t = useTranslations('offers.cell');
  const formats = useFormats();
  const before = field === 'price' ? offer.price.amount : offer.stock;
  const write = (value: number) => (field === 'price' ? formats.amount(value) : String(value));
  const [typed, setTyped] = useState(() => write(before));
  const isOver = useRef(false);
  const value = field === 'price' ? readTypedPrice(typed) : readTypedStock(typed);
  const limitText = useLimitText();
  const refusal = field === 'price' && value !== null && value !== before ? limitText(offer, value) : null;
  const [isRefused, setRefused] = useState(false);
  const finish = (next: NextCell, applies = true) => {
    if (isOver.current || (applies && value === null)) return;
    if (applies && refusal !== null) {
      setRefused(true);
      return;
    }
    isOver.current = true;
    onDone(applies && value !== before ? value : null, next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key === 'Escape' ? 'none' : nextOf(event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    finish(next, event.key !== 'Escape');
  };
  const leave = () => {
    if (isOver.current) return;
    if (refusal !== null) showSnackbar('warning', t('notChanged', { reason: refusal }));
    finish('none', value !== null && refusal === null);
  };
  return { typed, setTyped, write, value, refusal: isRefused ? refusal : null, onKeyDown, leave };
}

/** A cell while it is edited: Enter applies, Esc discards, Tab and the arrows move to other cells (OFF-07). */
export function CellEditor({ offer, field, onDone }: CellEditorProps) {
  const t = useTranslations('offers.cell');
  const tFeed = useTranslations('offers.feed');
  const formats = useFormats();
  const { typed, setTyped, write, value, refusal, onKeyDown, leave } = useTyping({ offer, field, onDone });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const label = t(field === 'price' ? 'editPrice' : 'editStock', { name: offer.name });
  const invalid =
    field === 'price'
      ? t('invalidPrice', { example: formats.amount(1290) })
      : t('invalidStock', { max: formats.number(limits.offerStockMax) });
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
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </Popover.Target>
      <Popover.Dropdown className={classes['panel'] ?? ''}>
        {refusal === null ? null : (
          <p className={classes['invalid']} role="alert">
            {refusal}
          </p>
        )}
        {value === null ? (
          <p className={classes['invalid']} role="alert">
            {invalid}
          </p>
        ) : field === 'price' ? (
          <PricePanel offer={offer} price={value} onPick={(price) => setTyped(write(price))} />
        ) : null}
        {offer.feed === null ? null : <p className={classes['feed']}>{tFeed('carries')}</p>}
      </Popover.Dropdown>
    </Popover>
  );
}
