import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductChoice } from '../../../parts/products/product-choice.tsx';
import { useAmounts } from '../amounts.ts';
import { useChoice } from './use-choice.ts';

interface ChooseDialogProps {
  readonly upload: Upload;
  readonly row: UploadRow;
  readonly onClose: () => void;
}

/** Picks the product that a row's identifiers of several mean; the file is checked again (UPL-09). */
export function ChooseDialog({ upload, row, onClose }: ChooseDialogProps) {
  const t = useTranslations('sync');
  const amounts = useAmounts();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useChoice(upload.id, onClose);
  const footer = (
    <>
      <Button onClick={onClose}>{t('action.close')}</Button>
      <Button
        tone="primary"
        disabled={chosen === null}
        running={choose.isPending && t('action.running')}
        onClick={() => (chosen === null ? undefined : choose.mutate({ rowNumber: row.rowNumber, productId: chosen }))}
      >
        {t('choose.submit')}
      </Button>
    </>
  );
  const { code, gtin, after, candidates } = row;
  return (
    <Dialog title={t('choose.title')} opened onClose={onClose} footer={footer}>
      <ProductChoice
        given={[code, gtin, after.price === null ? null : amounts.price(after.price)]}
        candidates={candidates}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Dialog>
  );
}
