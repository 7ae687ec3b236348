import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ProductChoice } from '../../../parts/products/product-choice.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { type RemedyDialogProps, useRemedyDesk } from './remedy-desk.tsx';
import classes from './remedy-dialog.module.css';
import { findingsQuery } from '../sync-queries.ts';
import { useMoney } from '../use-money.ts';

/** Picks the product that identifiers of several mean, one result after the other until none is left or only one was asked for. */
export function ChooseDialog({ question, summary, onClose }: RemedyDialogProps) {
  const t = useTranslations('sync');
  const { cause } = question;
  const list = useInfiniteQuery({
    ...findingsQuery({ finding: cause.finding, colour: cause.colour }, 5),
    enabled: question.found === undefined,
  });
  const [chosen, setChosen] = useState<string | null>(null);
  const left = summary.causes.find(({ finding }) => finding === cause.finding)?.products ?? 0;
  const money = useMoney();
  const desk = useRemedyDesk();
  // What is being worked on makes room for the next one at once.
  const open = (list.data?.pages[0]?.items ?? []).filter(
    ({ finding, subject }) => !desk.isRunning({ finding, subject }),
  );
  const found = question.found ?? open[0];
  const choose = () => {
    if (found === undefined || chosen === null) return;
    desk.fix({ finding: found.finding, subject: found.subject, productId: chosen });
    setChosen(null);
    if (question.found !== undefined || (open.length <= 1 && !list.hasNextPage)) onClose();
  };
  return (
    <Dialog
      title={t('choose.title')}
      note={question.found === undefined ? t('choose.left', { count: left }) : undefined}
      opened
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          <Button tone="primary" disabled={chosen === null} onClick={choose}>
            {t('choose.submit')}
          </Button>
        </>
      }
    >
      <div className={classes['text']}>
        {found === undefined ? (
          <SkeletonLine width="80%" />
        ) : (
          <ProductChoice
            given={[found.code, found.gtin, found.price === null ? null : money(found.price)]}
            candidates={found.candidates}
            chosen={chosen}
            onChoose={setChosen}
          />
        )}
        <p>{t('choose.kept')}</p>
      </div>
    </Dialog>
  );
}
