import { IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/client.ts';
import { useErrorText } from '../../../platform/error-text.ts';
import { useFormats } from '../../../platform/formats.ts';
import { showSnackbar } from '../../../platform/snackbar.ts';
import { Question } from '../../../ui/question.tsx';
import { RefusableButton } from '../../../ui/refusable-button.tsx';
import { type DeliveryPage, systemsKeys } from '../systems-queries.ts';
import type { ReferenceSearch } from './reference-search.ts';

/** So many are sent without a question. */
const unasked = 100;

interface SendAllProps {
  readonly search: ReferenceSearch;
  readonly counts: DeliveryPage['counts'] | undefined;
  readonly refusal: string | null;
}

/** Sends what the filter shows and has not arrived: what waits, or what was given up. */
export function SendAll({ search, counts, refusal }: SendAllProps) {
  const t = useTranslations('apiReference.dock');
  const tActions = useTranslations('actions');
  const { number } = useFormats();
  const queries = useQueryClient();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const state = search.state ?? 'waiting';
  const count = counts?.[state] ?? 0;
  const { webhook } = search;
  const send = useMutation({
    mutationFn: () =>
      call('POST /webhook-deliveries/send', { body: { state, ...(webhook !== undefined && { webhookId: webhook }) } }),
    onSuccess: ({ sent, left }) => {
      showSnackbar('success', t(left === 0 ? 'allSent' : 'someSent', { sent: number(sent), left: number(left) }));
      setAsking(false);
      void queries.invalidateQueries({ queryKey: systemsKeys.all });
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
  if (count === 0) return null;
  const label = t('sendAll', { count: number(count) });
  return (
    <>
      <RefusableButton
        size="small"
        refusal={refusal}
        icon={<IconSend aria-hidden />}
        running={send.isPending && tActions('sending')}
        onClick={() => (count > unasked ? setAsking(true) : send.mutate())}
      >
        {label}
      </RefusableButton>
      {isAsking ? (
        <Question
          title={t('ask', { count: number(count) })}
          cancel={tActions('cancel')}
          confirm={label}
          running={send.isPending && tActions('sending')}
          isDanger={false}
          onConfirm={() => send.mutate()}
          onClose={() => setAsking(false)}
        >
          <p>{t('askText')}</p>
        </Question>
      ) : null}
    </>
  );
}
