import type { OrderBatch } from '@offizin/contract/orders/batches';
import { IconAlertCircle, IconCircleCheck, IconSend, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { useSecondsUntil } from '../../../platform/now.ts';
import { IconButton } from '../../../ui/button.tsx';
import { NoUndoLine, UndoLine } from '../../../ui/undo-line.tsx';
import type { OrderSearch } from '../order-search.ts';
import { useUndoUntil } from '../undo/undo-until.ts';
import classes from './batches.module.css';
import { useUndoBatch, watchedBatches } from './batch-queries.ts';

function Waiting({ batch }: { batch: OrderBatch }) {
  const t = useTranslations('orderBatches');
  const tActions = useTranslations('actions');
  const undo = useUndoBatch();
  const seconds = useSecondsUntil(useUndoUntil(batch.sendsAt));
  return (
    <UndoLine
      className={classes['undo']}
      icon={<IconSend size={18} aria-hidden />}
      button={tActions('undo')}
      left={tActions('seconds', { seconds: String(seconds) })}
      onUndo={() => undo.mutate(batch.id)}
    >
      {t(`waiting.${batch.action}`, { count: batch.orders })}
    </UndoLine>
  );
}

function Ended({ batch, search, onClose }: { batch: OrderBatch; search: OrderSearch; onClose: () => void }) {
  const t = useTranslations('orderBatches');
  const tActions = useTranslations('actions');
  const { number } = useFormats();
  const { action, done, refused } = batch;
  const Icon = refused === 0 ? IconCircleCheck : IconAlertCircle;
  return (
    <div className={classes['line']} role="status" data-tone={refused === 0 ? 'green' : 'amber'}>
      <Icon size={18} aria-hidden />
      <span>
        {refused === 0
          ? t(`done.${action}`, { count: done })
          : t(`partly.${action}`, { count: done, refused: number(refused) })}
      </span>
      <Link to="." search={{ ...search, batch: batch.id }} resetScroll={false} activeProps={{}}>
        {t('show')}
      </Link>
      <IconButton label={tActions('close')} onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
    </div>
  );
}

/** What was begun last: it waits to be sent and can be taken back, it is being sent, or what became of it (ORD-13, ORD-17). */
export function BatchLine({ batch, search }: { batch: OrderBatch | undefined; search: OrderSearch }) {
  const t = useTranslations('orderBatches');
  const { number } = useFormats();
  const [closed, setClosed] = useState<string | null>(null);
  if (batch?.state === 'waiting' || batch?.state === 'sending') watchedBatches.add(batch.id);
  if (batch === undefined || batch.id === closed || !watchedBatches.has(batch.id) || batch.state === 'undone')
    return <NoUndoLine className={classes['undo']} />;
  if (batch.state === 'waiting') return <Waiting key={batch.id} batch={batch} />;
  if (batch.state === 'done') return <Ended batch={batch} search={search} onClose={() => setClosed(batch.id)} />;
  return (
    <div className={classes['line']} role="status">
      <IconSend size={18} aria-hidden />
      <span>
        {t(`sending.${batch.action}`, {
          done: number(batch.done + batch.refused),
          total: number(batch.orders),
        })}
      </span>
    </div>
  );
}
