import type { Upload } from '@offizin/contract/uploads/seller';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductChoice } from '../../../parts/products/product-choice.tsx';
import { useAmounts } from '../amounts.ts';
import { uploadKeys } from '../upload-queries.ts';

interface ChooseDialogProps {
  readonly upload: Upload;
  readonly row: UploadRow;
  readonly onClose: () => void;
}

/** Picks the product that a row's identifiers of several mean; the file is checked again (UPL-09). */
export function ChooseDialog({ upload, row, onClose }: ChooseDialogProps) {
  const t = useTranslations('sync');
  const amounts = useAmounts();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = useMutation({
    mutationFn: (productId: string) =>
      call('POST /offer-uploads/:uploadId/choices', {
        params: { uploadId: upload.id },
        body: { rowNumber: row.rowNumber, productId },
      }),
    onMutate: () => queries.cancelQueries({ queryKey: uploadKeys.detail(upload.id) }),
    onSuccess: (next) => {
      queries.setQueryData(uploadKeys.detail(upload.id), next);
      onClose();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('action.close')}</Button>
      <Button
        tone="primary"
        disabled={chosen === null}
        running={choose.isPending && t('action.running')}
        onClick={() => (chosen === null ? undefined : choose.mutate(chosen))}
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
