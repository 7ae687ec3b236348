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

/** A number typed into a field of the editor, beside the one that stands. */
function useTyped<T extends number | null | undefined>(initial: string, read: (typed: string) => T) {
  const [typed, setTyped] = useState(initial);
  return { typed, setTyped, value: read(typed) };
}

function takeFocus(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** What is typed into a cell and beside it, and how it ends: applied, discarded or left, once. */
export function useTyping({ offer, field, onDone }: CellEditorProps) {
  const t = useTranslations('offers.cell');
  const formats = useFormats();
  const isPrice = field === 'price';
  const before = isPrice ? offer.price.amount : offer.stock;
  const write = (value: number) => (isPrice ? formats.amount(value) : String(value));
  const { typed, setTyped, value } = useTyped(write(before), isPrice ? readTypedPrice : readTypedStock);
  const paidBefore = offer.purchasePrice?.amount ?? null;
  const paid = useTyped(paidBefore === null ? '' : formats.amount(paidBefore), readTypedPurchasePrice);
  const isOver = useRef(false);
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const purchaseInput = useRef<HTMLInputElement>(null);
  const limitText = useLimitText();
  const refusal = isPrice && value !== null && value !== before ? limitText(offer, value) : null;
  const [isRefused, setRefused] = useState(false);
  /** What is right of what is typed; what is not is left as it was. */
  const change = (): OfferChange | null => {
    const isNew = value !== null && value !== before && refusal === null;
    const right: OfferChange = {
      ...(isNew && { [field]: value }),
      ...(isPrice && paid.value !== undefined && paid.value !== paidBefore && { purchasePrice: paid.value }),
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
  return {
    typed,
    setTyped,
    write,
    value,
    paid,
    refusal: isRefused ? refusal : null,
    refs: { panel, input, purchaseInput },
    handlers: { onKeyDown, onBlur },
  };
}
