import type { OfferRow } from '@offizin/contract/offers/seller';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { useLimitText } from '../prices/refusal-text.ts';
import { readTypedPrice, readTypedPurchasePrice, readTypedStock } from '../prices/typed-numbers.ts';
import type { OfferChange } from './waiting-edits.ts';

export type EditedField = 'price' | 'stock';

/** Where the next cell to edit is. */
export type NextCell = 'none' | 'nextCell' | 'previousCell' | 'below' | 'above';

export interface CellEditorProps {
  readonly offer: OfferRow;
  readonly field: EditedField;
  /** Called with what is to change, or null when nothing is. */
  readonly onDone: (change: OfferChange | null, next: NextCell) => void;
}

function nextOf({ key, shiftKey }: KeyboardEvent): NextCell | null {
  if (key === 'Tab') return shiftKey ? 'previousCell' : 'nextCell';
  if (key === 'ArrowDown') return 'below';
  if (key === 'ArrowUp') return 'above';
  return key === 'Enter' ? 'none' : null;
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** What the seller pays, typed beside the price: a price in cents, null for none, undefined for what is neither. */
export interface TypedPurchasePrice {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly value: number | null | undefined;
  readonly isNew: boolean;
}

function useTypedPurchasePrice({ purchasePrice }: OfferRow): TypedPurchasePrice {
  const { amount } = useFormats();
  const before = purchasePrice?.amount ?? null;
  const [typed, setTyped] = useState(before === null ? '' : amount(before));
  const value = readTypedPurchasePrice(typed);
  return { typed, setTyped, value, isNew: value !== undefined && value !== before };
}

/** Price or stock as typed, and why the price would be refused. */
function useTypedField({ offer, field }: Pick<CellEditorProps, 'offer' | 'field'>) {
  const formats = useFormats();
  const limitText = useLimitText();
  const isPrice = field === 'price';
  const before = isPrice ? offer.price.amount : offer.stock;
  const write = (value: number) => (isPrice ? formats.amount(value) : String(value));
  const [typed, setTyped] = useState(() => write(before));
  const value = isPrice ? readTypedPrice(typed) : readTypedStock(typed);
  const isNew = value !== null && value !== before;
  return { typed, setTyped, write, value, isNew, refusal: isPrice && isNew ? limitText(offer, value) : null };
}

/** What is typed into a cell and beside it, and how it ends: applied, discarded or left, once. */
export function useTyping({ offer, field, onDone }: CellEditorProps) {
  const t = useTranslations('offers.cell');
  const { refusal, isNew, value, ...typing } = useTypedField({ offer, field });
  const paid = useTypedPurchasePrice(offer);
  const isOver = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const purchaseInput = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  /** What is right of what is typed; what is not is left as it was. */
  const change = (): OfferChange | null => {
    const right: OfferChange = {
      ...(isNew && refusal === null && { [field]: value }),
      ...(paid.isNew && paid.value !== undefined && { purchasePrice: paid.value }),
    };
    return Object.keys(right).length === 0 ? null : right;
  };
  const finish = (next: NextCell, changed: OfferChange | null) => {
    if (isOver.current) return;
    isOver.current = true;
    onDone(changed, next);
  };
  const apply = (next: NextCell) => {
    if (value === null || paid.value === undefined) return;
    if (refusal === null) finish(next, change());
    else setRefused(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isStep = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    const next = event.key === 'Escape' ? 'none' : nextOf(event);
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (isStep) takeFocus(event.key === 'ArrowDown' ? purchaseInput.current : input.current);
    else if (event.key === 'Escape') finish('none', null);
    else apply(next);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget === input.current || panel.current?.contains(relatedTarget) === true;
    if (isOver.current || (isWithin && relatedTarget !== null)) return;
    if (refusal !== null) showSnackbar('warning', t('notChanged', { reason: refusal }));
    finish('none', change());
  };
  const shownRefusal = isRefused ? refusal : null;
  return {
    ...typing,
    value,
    paid,
    refusal: shownRefusal,
    panel,
    input,
    purchaseInput,
    handlers: { onKeyDown, onBlur },
  };
}
