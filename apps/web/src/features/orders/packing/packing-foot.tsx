import type { OrderCard, OrderDetail } from '@offizin/contract/orders/views';
import { formatOrderNumber } from '@offizin/domain/orders/order-number';
import { IconArrowBackUp, IconBan, IconKeyboard, IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ChangeButton } from '../../../parts/change-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePrintOrders } from '../papers/use-print-orders.ts';
import classes from './packing.module.css';
import { useFootHeight } from './use-foot-height.ts';
import type { Table } from './use-table.ts';

export interface PackingFootProps {
  readonly order: OrderDetail;
  readonly table: Table;
  readonly next: OrderCard | null;
  readonly isSending: boolean;
  readonly onMissing: () => void;
  readonly onType: () => void;
  readonly onLater: () => void;
  readonly onOtherWay: () => void;
  readonly onDispatch: () => void;
}

/** What else can be done with the order: print it once it is packed, say that something is missing before. */
function OtherActs({
  order,
  table,
  isDone,
  isSending,
  onMissing,
  onType,
}: Omit<PackingFootProps, 'next'> & { isDone: boolean }) {
  const t = useTranslations('packing.action');
  const print = usePrintOrders();
  return (
    <>
      {isDone ? (
        <Button
          size="large"
          hint="L"
          icon={<IconPrinter size={18} aria-hidden />}
          onClick={() => void print([order.id], { paper: 'label', kinds: ['packing_slip'] })}
        >
          {t('slip')}
        </Button>
      ) : (
        <ChangeButton
          area="orders"
          tone="danger"
          size="large"
          hint="F"
          icon={<IconBan size={18} aria-hidden />}
          onClick={onMissing}
        >
          {t('missing')}
        </ChangeButton>
      )}
      <Button
        tone="ghost"
        size="large"
        hint="Z"
        icon={<IconArrowBackUp size={18} aria-hidden />}
        disabled={isSending || table.units.length === 0}
        onClick={table.undo}
      >
        {t('undo')}
      </Button>
      <Button tone="ghost" size="large" hint="T" icon={<IconKeyboard size={18} aria-hidden />} onClick={onType}>
        {t('type')}
      </Button>
    </>
  );
}

/** What can be done with the order on the table; what it waits for stands on the button that sends it. */
export function PackingFoot(props: PackingFootProps) {
  const { table, next, isSending, onLater, onOtherWay, onDispatch } = props;
  const t = useTranslations('packing.action');
  const { packed, of } = table.count;
  const isDone = packed === of && of > 0;
  const foot = useRef<HTMLElement>(null);
  useFootHeight(foot);
  return (
    <footer ref={foot} className={classes['foot']}>
      <OtherActs {...props} isDone={isDone} />
      <span className={classes['grow']} />
      {isDone && next !== null ? (
        <span className={classes['then']}>{t('thenComes', { number: formatOrderNumber(next.number) })}</span>
      ) : null}
      {isDone && table.dispatch === null ? (
        <Button tone="ghost" size="large" hint="O" onClick={onOtherWay}>
          {t('otherWay')}
        </Button>
      ) : null}
      <Button tone="ghost" size="large" hint="N" disabled={next === null} onClick={onLater}>
        {t('later')}
      </Button>
      <ChangeButton
        area="orders"
        tone="primary"
        size="large"
        hint="P"
        icon={<IconTruckDelivery size={18} aria-hidden />}
        running={isSending && t('dispatching')}
        refusal={isDone ? null : t('dispatchWhen', { of: String(of) })}
        onClick={onDispatch}
      >
        {isDone ? t('dispatch') : t('dispatchWhen', { of: String(of) })}
      </ChangeButton>
    </footer>
  );
}
