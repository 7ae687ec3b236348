import type { TaxMonthEntry } from '@offizin/contract/tax-months/seller';
import { IconLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useRoleRefusal } from '../../../platform/role.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Question } from '../../../ui/question.tsx';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { taxMonthsKey } from './tax-months-queries.ts';
import { useTaxWords } from './tax-words.ts';

/** Closes a month that is over, after a question: nothing opens it again. */
export function CloseMonth({ entry: { month }, onClosed }: { entry: TaxMonthEntry; onClosed: () => void }) {
  const t = useTranslations('taxMonths.close');
  const tActions = useTranslations('actions');
  const words = useTaxWords();
  const queries = useQueryClient();
  const refusal = useRoleRefusal('money');
  const errorText = useErrorText();
  const [asks, setAsks] = useState(false);
  const close = useMutation({
    mutationFn: () => call('POST /tax-months/:month/close', { params: { month }, body: {} }),
    onError: async (error) => {
      setAsks(false);
      showSnackbar('error', errorText(error));
      await queries.invalidateQueries({ queryKey: taxMonthsKey });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: taxMonthsKey });
      showSnackbar('success', t('done', { month: words.month(month) }));
      onClosed();
    },
  });
  return (
    <>
      <RefusableButton icon={<IconLock size={16} aria-hidden />} refusal={refusal} onClick={() => setAsks(true)}>
        {t('button')}
      </RefusableButton>
      {asks ? (
        <Question
          title={t('title', { month: words.month(month) })}
          cancel={tActions('cancel')}
          confirm={t('button')}
          running={close.isPending && t('running')}
          isDanger={false}
          onConfirm={() => close.mutate()}
          onClose={() => setAsks(false)}
        >
          <p>{t('text')}</p>
        </Question>
      ) : null}
    </>
  );
}
