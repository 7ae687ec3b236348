import type { OfferRow } from '@offizin/contract/offers';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { readTypedStock } from './typed-numbers.ts';
import type { ChangeOffers } from './use-change.ts';

export interface BulkDialogProps {
  readonly offers: readonly OfferRow[];
  readonly onApply: ChangeOffers['several'];
  readonly onClose: () => void;
}

/** One stock for all the chosen offers. */
export function BulkStock({ offers, onApply, onClose }: BulkDialogProps) {
  const t = useTranslations('offers');
  const { number } = useFormats();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const stock = readTypedStock(typed);
  const wanted = offers.filter((offer) => offer.stock !== stock);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (stock === null) return;
    if (wanted.length > 0) onApply(wanted.map((offer) => ({ offer, change: { stock } })));
    onClose();
  };
  return (
    <Dialog
      title={t('bulk.stock.title')}
      note={t('bulk.selected', { count: offers.length, shown: number(offers.length) })}
      opened
      onClose={onClose}
      width={420}
      footer={
        <>
          <Button onClick={onClose}>{t('product.cancel')}</Button>
          <Button tone="primary" type="submit" form={form}>
            {t('bulk.stock.apply')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <TextInput
          label={t('bulk.stock.field')}
          description={t('bulk.stock.note')}
          inputMode="numeric"
          maxLength={8}
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isTried && stock === null ? <FieldError>{t('cell.invalidStock')}</FieldError> : undefined}
        />
      </form>
    </Dialog>
  );
}
