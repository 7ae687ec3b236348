import { limits } from '@offizin/domain/limits';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.ts';
import { type RemedyDialogProps, useRemedyDesk } from './remedy-desk.tsx';
import classes from './remedy-dialog.module.css';
import { readStock } from './read-stock.ts';

/** Asks which stock the products get that were out of stock for too long. */
export function StockDialog({ question, onClose }: RemedyDialogProps) {
  const t = useTranslations('sync');
  const { number } = useFormats();
  const desk = useRemedyDesk();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { cause, found } = question;
  const stock = readStock(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (stock === null) return;
    desk.mend({ finding: cause.finding, ...(found && { subject: found.subject }), stock });
    onClose();
  };
  return (
    <Dialog
      title={t('stock.title', { count: found === undefined ? cause.products : 1 })}
      note={found?.product?.name ?? t(`title.${cause.finding}`)}
      opened
      onClose={onClose}
      width={440}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button tone="primary" type="submit" form="add-stock">
            {t('remedy.add_stock')}
          </Button>
        </>
      }
    >
      <form id="add-stock" onSubmit={submit} noValidate className={classes['text']}>
        <TextInput
          label={t('stock.label')}
          description={t('stock.help')}
          inputMode="numeric"
          maxLength={6}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => setTried(typed !== '')}
          error={
            tried && stock === null ? (
              <FieldError>{t('stock.wrong', { max: number(limits.offerStockMax) })}</FieldError>
            ) : undefined
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data-autofocus
        />
      </form>
    </Dialog>
  );
}
