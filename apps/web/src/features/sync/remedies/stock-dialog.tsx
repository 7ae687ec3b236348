import { limits } from '@offizin/domain/limits';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useForm } from '../../../ui/form/use-form.tsx';
import { TextInput } from '../../../ui/text-input.ts';
import { readStock } from './read-stock.ts';
import { type RemedyDialogProps, useRemedyDesk } from './remedy-desk.tsx';

/** Asks which stock the products get that were out of stock for too long. */
export function StockDialog({ question, onClose }: RemedyDialogProps) {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const desk = useRemedyDesk();
  const { cause, found } = question;
  const form = useForm({
    keptAs: `sync/stock/${cause.finding}/${found?.subject ?? ''}`,
    initial: { stock: '' },
    check: ({ stock }) => (readStock(stock) === null ? [{ path: 'body.stock', code: 'field.invalid' }] : []),
    texts: { stock: () => t('stock.wrong', { max: number(limits.offerStockMax) }) },
    send: (values) => {
      const stock = readStock(values.stock);
      if (stock !== null) desk.fix({ finding: cause.finding, ...(found && { subject: found.subject }), stock });
    },
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('stock.title', { count: found === undefined ? cause.products : 1 })}
      note={found?.product?.name ?? t(`title.${cause.finding}`)}
      onClose={onClose}
      width={440}
      cancel={t('action.cancel')}
      submit={t('remedy.add_stock')}
    >
      <TextInput
        {...form.text('stock')}
        label={t('stock.label')}
        description={t('stock.help')}
        inputMode="numeric"
        maxLength={6}
        data-autofocus
      />
    </FormDialog>
  );
}
