import type { SyncFinding } from '@offizin/contract/sync';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../platform/client.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { showSnackbar } from '../../platform/snackbar.ts';
import { syncSummaryKey } from '../../platform/sync-summary.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SkeletonLine } from '../../ui/skeleton.tsx';
import type { RemedyDialogProps } from './remedy-desk.tsx';
import classes from './remedy-dialog.module.css';
import { findingsKey, findingsQuery } from './sync-queries.ts';
import { useMoney } from './use-money.ts';

function Given({ found }: { found: SyncFinding }) {
  const t = useTranslations('sync');
  const money = useMoney();
  const facts = [found.code, found.gtin, found.price === null ? null : money(found.price)].filter((fact) => fact !== null);
  return (
    <div className={classes['given']}>
      <span>{t('choose.given')}</span>
      {facts.join(' · ')}
    </div>
  );
}

function Candidates({ found, chosen, onChoose }: { found: SyncFinding; chosen: string | null; onChoose: (productId: string) => void }) {
  const t = useTranslations('sync.choose');
  if (found.candidates.length === 0) return <p>{t('none')}</p>;
  return (
    <fieldset className={classes['choices']}>
      <legend>{t('candidates')}</legend>
      {found.candidates.map(({ productId, name, pack }) => (
        <label key={productId}>
          <input type="radio" name="candidate" checked={productId === chosen} onChange={() => onChoose(productId)} />
          {name}
          <small>{pack}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** Keeps the choice for a doubtful identifier; the results are read anew. */
function useChoose(onDone: () => void) {
  const t = useTranslations('sync.choose');
  const queries = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (body: { subject: string; productId: string }) => call('POST /sync/choices', { body }),
    onSuccess: async () => {
      await Promise.all([syncSummaryKey, findingsKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
      showSnackbar('success', t('done'));
      onDone();
    },
    onError: (error) => showSnackbar('error', errorText(error)),
  });
}

/** Picks the product that identifiers of several mean, one result after the other until none is left or only one was asked for. */
export function ChooseDialog({ question, summary, onClose }: RemedyDialogProps) {
  const t = useTranslations('sync');
  const { cause } = question;
  const list = useInfiniteQuery({ ...findingsQuery({ finding: cause.finding, colour: cause.colour }, 5), enabled: question.found === undefined });
  const [chosen, setChosen] = useState<string | null>(null);
  const left = summary.causes.find(({ finding }) => finding === cause.finding)?.products ?? 0;
  const choose = useChoose(() => {
    setChosen(null);
    if (question.found !== undefined || left <= 1) onClose();
  });
  const found = question.found ?? list.data?.pages[0]?.items[0];
  return (
    <Dialog
      title={t('choose.title')}
      note={question.found === undefined ? t('choose.left', { count: left }) : undefined}
      opened
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button
            tone="primary"
            disabled={chosen === null}
            running={choose.isPending && t('action.running')}
            onClick={() => (found && chosen ? choose.mutate({ subject: found.subject, productId: chosen }) : undefined)}
          >
            {t('choose.submit')}
          </Button>
        </>
      }
    >
      <div className={classes['text']}>
        {found === undefined ? (
          <SkeletonLine width="80%" />
        ) : (
          <>
            <Given found={found} />
            <Candidates found={found} chosen={chosen} onChoose={setChosen} />
          </>
        )}
        <p>{t('choose.kept')}</p>
      </div>
    </Dialog>
  );
}
