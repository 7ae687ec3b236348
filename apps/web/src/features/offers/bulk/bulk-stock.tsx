import type { OfferRow } from '@offizin/contract/offers/seller';
import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { idsOf } from './kept-selection.ts';
import { readTypedStock } from '../prices/typed-numbers.ts';
import type { ChangeOffers } from '../edits/use-change.ts';

export interface BulkDialogProps {
  readonly offers: readonly OfferRow[];
  readonly onApply: ChangeOffers['several'];
  readonly onClose: () => void;
}

/** One stock for all the chosen offers. */
export function BulkStock({ offers, onApply, onClose }: BulkDialogProps) {
  const t = useTranslations('offers');
  const tActions = useTranslations('actions');
  const { number } = useFormats();
  const form = useForm({
    keptAs: `offers/stock/${idsOf(offers)}`,
    initial: { stock: '' },
    check: (values) => (readTypedStock(values.stock) === null ? [{ path: 'body.stock', code: 'field.invalid' }] : []),
    texts: { stock: () => t('cell.invalidStock', { max: number(limits.offerStockMax) }) },
    send: (values) => {
      const stock = readTypedStock(values.stock);
      if (stock === null) return;
      const wanted = offers.filter((offer) => offer.stock !== stock);
      if (wanted.length > 0) onApply(wanted.map((offer) => ({ offer, change: { stock } })));
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('bulk.stock.title')}
      note={t('bulk.selected', { count: offers.length })}
      onClose={onClose}
      width={420}
      cancel={tActions('cancel')}
      submit={t('bulk.stock.apply')}
    >
      <TextInput
        {...form.text('stock')}
        label={t('bulk.stock.field')}
        description={t('bulk.stock.note')}
        inputMode="numeric"
        maxLength={8}
        data-autofocus
      />
    </FormDialog>
  );
}
