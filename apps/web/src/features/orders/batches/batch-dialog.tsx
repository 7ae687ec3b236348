import type { BatchItem, OrderBatchDetail } from '@offizin/contract/orders/batches';
import { type BatchRefusal, repeatableRefusals } from '@offizin/domain/orders/order-batches';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { orderTabOf } from '@offizin/domain/orders/statuses';
import { IconAlertCircle, IconCircleCheck, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../../platform/formats.ts';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SkeletonLine } from '../../../ui/skeleton.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import classes from './batches.module.css';
import { batchQuery, chosenOrder, useStartBatch } from './batch-queries.ts';

const isRepeatable = ({ refusal }: BatchItem): boolean => repeatableRefusals.some((each) => each === refusal);

function Refused({ item, refusal }: { item: BatchItem; refusal: BatchRefusal }) {
  const t = useTranslations('orderBatches');
  const tOrders = useTranslations('orders');
  const { order } = item;
  return (
    <li>
      <IconAlertCircle size={18} aria-hidden />
      <Link to="." search={{ tab: orderTabOf(order.status), order: order.id }}>
        {formatOrderNumber(order.number)}
      </Link>
      <span>
        <b>{t(`refusal.${refusal}.title`)}</b>
        <small>{t(`refusal.${refusal}.text`, { status: tOrders(`status.${order.status}`) })}</small>
      </span>
    </li>
  );
}

function Done({ item, detail }: { item: BatchItem; detail: OrderBatchDetail }) {
  const t = useTranslations('orderBatches');
  const formats = useFormats();
  const { order, doneAt } = item;
  return (
    <tr>
      <th scope="row">{formatOrderNumber(order.number)}</th>
      <td>{order.customer?.firstName ?? '–'}</td>
      <td>
        <IconCircleCheck size={16} aria-hidden />
        {doneAt === null ? t('still') : t(`did.${detail.action}`, { time: formats.time(doneAt) })}
      </td>
    </tr>
  );
}

function Results({ detail }: { detail: OrderBatchDetail }) {
  const t = useTranslations('orderBatches');
  const { number } = useFormats();
  const start = useStartBatch();
  const refused = detail.items.flatMap((item) => (item.refusal === null ? [] : [{ item, refusal: item.refusal }]));
  const others = detail.items.filter(({ refusal }) => refusal === null);
  const again = detail.items.filter(isRepeatable).map(({ order }) => chosenOrder(order));
  const isConfirm = detail.action === 'confirm';
  return (
    <>
      <div className={classes['sum']}>
        <p>
          <b>{t(`done.${detail.action}`, { count: detail.done })}</b>{' '}
          {detail.refused === 0
            ? t('ofAll', { total: number(detail.orders) })
            : t('of', { total: number(detail.orders), refused: number(detail.refused) })}
        </p>
        <progress
          max={detail.orders}
          value={detail.done}
          aria-label={t(`done.${detail.action}`, { count: detail.done })}
        />
      </div>
      {refused.length === 0 ? null : (
        <section className={classes['part']} aria-label={t('toSettle', { count: refused.length })}>
          <h3>
            {t('toSettle', { count: refused.length })} <small>{t('othersUntouched')}</small>
          </h3>
          <ul className={classes['refused']}>
            {refused.map(({ item, refusal }) => (
              <Refused key={item.order.id} item={item} refusal={refusal} />
            ))}
          </ul>
          {again.length > 0 && isConfirm ? (
            <ChangeButton
              area="orders"
              icon={<IconRefresh size={16} aria-hidden />}
              running={start.isPending && t('starting')}
              onClick={() => start.mutate({ action: 'confirm', orders: again })}
            >
              {t('again', { count: again.length })}
            </ChangeButton>
          ) : null}
        </section>
      )}
      {others.length === 0 ? null : (
        <section className={classes['part']} aria-label={t('settled', { count: others.length })}>
          <h3>{t('settled', { count: others.length })}</h3>
          <table aria-label={t('settled', { count: others.length })}>
            <tbody>
              {others.map((item) => (
                <Done key={item.order.id} item={item} detail={detail} />
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

/** What became of each order of a batch: what is still to be settled first (ORD-13). */
export function BatchDialog({ batchId, onClose }: { batchId: string; onClose: () => void }) {
  const t = useTranslations('orderBatches');
  const formats = useFormats();
  const { data, isError } = useQuery(batchQuery(batchId));
  return (
    <Dialog
      title={t('title')}
      note={data && t('begun', { who: data.actor, when: formats.shortDayTime(data.requestedAt) })}
      opened
      onClose={onClose}
      width={720}
      isInHistory
    >
      {data === undefined ? null : <Results detail={data} />}
      {isError && data === undefined ? (
        <StatePanel icon={<IconAlertCircle />} tone="red" title={t('notFound.title')} text={t('notFound.text')} />
      ) : null}
      {data === undefined && !isError ? <SkeletonLine width="60%" /> : null}
    </Dialog>
  );
}
