import type { OrderCard, OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconCamera } from '@tabler/icons-react';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignedIn } from '../../../platform/session.ts';
import { IconButton } from '../../../ui/button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { useCourierName } from '../courier-name.ts';
import { useLiveOrder } from '../live-orders.ts';
import { useOrderAction } from '../order-actions.ts';
import { withOrderDialogs } from '../order-dialog-texts.ts';
import { canReadCodes } from './barcode-camera.ts';
import { Camera } from './camera.tsx';
import { CodeEntry } from './code-entry.tsx';
import { Finished } from './finished.tsx';
import type { Message } from './messages.ts';
import { PackingFoot } from './packing-foot.tsx';
import { PackingHead } from './packing-head.tsx';
import { PackingRail } from './packing-rail.tsx';
import type { PackingSessionStore } from './packing-session.ts';
import classes from './packing.module.css';
import { ScanMessage } from './scan-message.tsx';
import { playTone } from './sounds.ts';
import { UnitRows } from './unit-rows.tsx';
import { useScanner } from './use-scanner.ts';
import { type Table, useTable } from './use-table.ts';

const RejectDialog = lazyDialog(
  withOrderDialogs(async () => (await import('../reject/reject-dialog.tsx')).RejectDialog),
);
const DispatchDialog = lazyDialog(
  withOrderDialogs(async () => (await import('../dispatch/dispatch-dialog.tsx')).DispatchDialog),
);

/** So long after its last unit somebody else is taken to be at the order still. */
const busyFor = 10 * 60_000;

/** Says that somebody else is packing the order, by its last unit. */
function busyMessage({ packed }: OrderDetail, userName: string): Message | null {
  const last = packed.at(-1);
  if (last === undefined || last.by === userName || Date.now() - Date.parse(last.packedAt) > busyFor) return null;
  return { kind: 'busy', name: last.by, since: packed.find(({ by }) => by === last.by)?.packedAt ?? last.packedAt };
}

function OrderTitle({ order, table }: { order: OrderDetail; table: Table }) {
  const t = useTranslations('packing');
  const tDelivery = useTranslations('orders.deliveryType');
  const courierName = useCourierName();
  const { packed, of } = table.count;
  const { name, postalCode, city } = order.deliveryAddress;
  const courier = table.label?.courier ?? null;
  return (
    <div className={classes['title']}>
      <div>
        <h2>{formatOrderNumber(order.number)}</h2>
        <p>
          {`${name}, ${postalCode} ${city}`} · {tDelivery(order.deliveryType)}
          {courier === null ? null : `, ${courierName(courier)}`}
        </p>
      </div>
      <div data-done={packed === of || undefined}>
        <b>{t('of', { packed: String(packed), of: String(of) })}</b>
        <p>{t('left', { count: of - packed })}</p>
      </div>
    </div>
  );
}

export interface OrderOnTableProps {
  readonly order: OrderDetail;
  readonly session: PackingSessionStore;
  readonly sent: number;
  readonly of: number;
  /** The others of the queue, the next first. */
  readonly others: readonly OrderCard[];
  readonly next: OrderCard | null;
  readonly desk: RefObject<HTMLDivElement | null>;
  /** Whether the camera reads codes. */
  readonly isWatching: boolean;
  readonly setWatching: (isWatching: boolean) => void;
  readonly onEnd: () => void;
  readonly onSwitch: (orderId: string) => void;
  readonly onLater: () => void;
}

type Opened = 'reject' | 'dispatch' | 'code' | null;

/** Puts the focus back on the desk when what had it is gone. */
function useFocusOnDesk(desk: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
  });
}

/** Sends the order as it lies there; what is still missing is said instead. One that was taken back is not sent. */
function useSend({ order, session }: OrderOnTableProps, table: Table) {
  const process = useOrderAction('POST /orders/:orderId/process', order);
  const { id } = order;
  useEffect(() => session.uncount(id), [session, id]);
  const send = async () => {
    if (table.count.packed < table.count.of) return void playTone('blocked');
    if (table.dispatch === null) return table.tellMissing();
    await process.mutateAsync(table.dispatch);
    session.countSent(order.id);
  };
  // What refused it was said by the action itself.
  return { isSending: process.isPending, send: () => void send().catch(() => {}) };
}

/** An order that is packed: every scan and every key is about it (ORD-14). */
export function OrderOnTable(props: OrderOnTableProps) {
  const { order, session, sent, of, others, next, desk, isWatching, setWatching, onEnd, onSwitch, onLater } = props;
  const tCamera = useTranslations('packing.camera');
  const { userName } = useSignedIn().session;
  const [busy] = useState(() => busyMessage(order, userName));
  const table = useTable({ order, session, first: busy });
  const { isSending, send } = useSend(props, table);
  const [opened, setOpened] = useState<Opened>(null);
  useLiveOrder({ desk: 'own', orderId: order.id, isActing: opened !== null });
  useScanner({ desk, onScan: table.scan, onEscape: onEnd });
  useFocusOnDesk(desk);
  const isOpen = order.status === 'new' || order.status === 'pending';
  const message: Message | null = isOpen ? table.message : { kind: 'closed', status: order.status };
  const isDone = isOpen && table.count.packed === table.count.of;
  const typeCode = () => setOpened('code');
  const { answer, takeAnyway } = table;
  return (
    <>
      <PackingHead {...{ sent, of, order, onEnd }} isKept={table.isKept}>
        {canReadCodes() ? (
          <IconButton
            framed
            label={tCamera(isWatching ? 'close' : 'open')}
            aria-pressed={isWatching}
            onClick={() => setWatching(!isWatching)}
          >
            <IconCamera aria-hidden />
          </IconButton>
        ) : null}
      </PackingHead>
      <div className={classes['split']}>
        <div className={classes['main']}>
          {isWatching ? <Camera onCode={table.scan} /> : null}
          <OrderTitle order={order} table={table} />
          {opened === 'code' ? <CodeEntry onCode={table.scan} onClose={() => setOpened(null)} /> : null}
          {message === null ? null : (
            <ScanMessage message={message} acts={{ answer, takeAnyway, typeCode, switchTo: onSwitch, goOn: onLater }} />
          )}
          {message === null && isDone ? <Finished table={table} labelUrl={order.labelUrl} /> : null}
          <UnitRows order={order} units={table.units} wanted={table.wanted} onTick={table.tickByHand} />
        </div>
        <PackingRail session={session} next={others} />
      </div>
      <PackingFoot
        {...{ order, table, next, isSending, onLater }}
        onMissing={() => setOpened('reject')}
        onType={typeCode}
        onOtherWay={() => setOpened('dispatch')}
        onDispatch={send}
      />
      {opened === 'reject' ? <RejectDialog order={order} onClose={() => setOpened(null)} /> : null}
      {opened === 'dispatch' ? <DispatchDialog order={order} action="process" onClose={() => setOpened(null)} /> : null}
    </>
  );
}
