import type { ConversationDetail, ConversationSummary } from '@offizin/contract/messages/seller';
import type { OrderDetail } from '@offizin/contract/orders/views';
import { codeLabels } from '@offizin/domain/identifiers/code-labels';
import { ownNameOf } from '@offizin/domain/orders/couriers';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useFormats } from '../../platform/formats.ts';
import { ProductImage } from '../../parts/products/product-image.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FailedState, SkeletonRows } from '../../ui/list/list-states.tsx';
import { spacedNumber } from './conversation-row.tsx';
import classes from './order-rail.module.css';
import { messageOrderQuery } from './message-queries.ts';
import { OrderActs } from './order-acts.tsx';
import { orderAddress } from './order-address.ts';

function StatusOf({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const { status, shipmentStatus } = order;
  const tone = shipmentStatus === 'delivered' ? 'green' : 'grey';
  return (
    <Chip tone={tone}>{shipmentStatus === null ? t(`status.${status}`) : t(`shipmentStatus.${shipmentStatus}`)}</Chip>
  );
}

/** The code that a product has on its market, under its own name. */
function NationalCode({ codeSystem, nationalCode }: Pick<OrderDetail['lines'][number], 'codeSystem' | 'nationalCode'>) {
  const label = Object.entries(codeLabels).find(([system]) => system === codeSystem)?.[1];
  if (nationalCode === null || label === undefined) return null;
  return (
    <span>
      {label} {nationalCode}
    </span>
  );
}

function Lines({ order }: { order: OrderDetail }) {
  const { moneyInLine, number } = useFormats();
  return (
    <ul className={classes['lines']}>
      {order.lines.map((line) => (
        <li key={line.id}>
          <ProductImage image={line.image} />
          <div>
            <b>{line.name}</b>
            <NationalCode codeSystem={line.codeSystem} nationalCode={line.nationalCode} />
          </div>
          <div className={classes['sum']}>
            <b>{moneyInLine(line.total)}</b>
            <span>
              {number(line.quantity - line.cancelledQuantity)} × {moneyInLine(line.unitPrice)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Parcel({ order: { trackingNumber, trackingUrl, courier } }: { order: OrderDetail }) {
  const t = useTranslations('messages.order');
  if (trackingNumber === null) return null;
  return (
    <div>
      <dt>{(courier === null ? null : ownNameOf(courier)) ?? t('parcel')}</dt>
      <dd>
        {trackingUrl === null ? (
          trackingNumber
        ) : (
          <a href={trackingUrl} target="_blank" rel="noreferrer">
            {trackingNumber}
          </a>
        )}
      </dd>
    </div>
  );
}

/** The order that a conversation is about: products, sum and parcel; its number opens it. */
export function OrderRail({ conversation }: { conversation: ConversationDetail }) {
  const t = useTranslations('messages.order');
  const tPayment = useTranslations('orders.paymentType');
  const tActions = useTranslations('actions');
  const { money } = useFormats();
  const { data: order, error, refetch } = useQuery(messageOrderQuery(conversation));
  if (order === undefined)
    return error === null ? (
      <SkeletonRows label={t('title')} count={4} />
    ) : (
      <FailedState
        error={error}
        texts={{ title: t('failed'), text: '', retry: tActions('tryAgain') }}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <section className={classes['card']} aria-label={t('title')}>
        <div className={classes['head']}>
          <h3>
            <Link
              {...orderAddress({ orderId: order.id, status: order.status }, conversation)}
              aria-label={t('open', { number: spacedNumber(order.number) })}
            >
              {spacedNumber(order.number)}
            </Link>
          </h3>
          <StatusOf order={order} />
        </div>
        <Lines order={order} />
        <dl>
          <div>
            <dt>
              {t('total')}, {tPayment(order.paymentType)}
            </dt>
            <dd>
              <b>{money(order.total)}</b>
            </dd>
          </div>
          <Parcel order={order} />
        </dl>
      </section>
      <OrderActs order={order} conversation={conversation} />
    </>
  );
}

/** The same as one line of a small screen; it opens the order. */
export function OrderLine({ conversation }: { conversation: ConversationSummary }) {
  const t = useTranslations('messages.order');
  const { money } = useFormats();
  const { data: order } = useQuery(messageOrderQuery(conversation));
  const [first] = order?.lines ?? [];
  if (order === undefined || first === undefined) return null;
  return (
    <Link {...orderAddress({ orderId: order.id, status: order.status }, conversation)} className={classes['line']}>
      <ProductImage image={first.image} />
      <span>
        <b>{spacedNumber(order.number)}</b>
        <span>
          {t('units', { count: order.units })} · {money(order.total)}
        </span>
      </span>
      <StatusOf order={order} />
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}
