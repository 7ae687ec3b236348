import type { WholesalerProduct } from '@offizin/contract/orders/papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AfterAction } from '../order-moves.ts';
import { orderDetailQuery } from '../order-queries.ts';
import { RejectDialog } from '../reject/reject-dialog.tsx';
import { unitsLeft } from '../reject/reject-form.ts';
import { wholesalerQuery } from './wholesaler-query.ts';

export interface MissingProductProps {
  /** As it was listed when it was said to be missing. */
  readonly product: WholesalerProduct;
  readonly onClose: () => void;
}

/** The desk behind stays where it is. */
const stay = () => {};

/** Cancels the units of a product that the wholesaler has not got, one order after the other (ORD-19). */
export function MissingProduct({ product, onClose }: MissingProductProps) {
  const queries = useQueryClient();
  const [at, setAt] = useState(0);
  const orderIds = [...new Set(product.orders.map(({ orderId }) => orderId))];
  const orderId = orderIds[at];
  const { data: order, isError } = useQuery({
    ...orderDetailQuery('own', orderId ?? ''),
    enabled: orderId !== undefined,
  });
  const wanted = new Set(product.orders.map(({ lineId }) => lineId));
  const left = (order?.lines ?? []).filter((line) => wanted.has(line.id) && unitsLeft(line) > 0);
  // Somebody else was quicker, or the order is gone: on to the next one.
  const isDone = isError || (order !== undefined && left.length === 0);
  const goOn = () => {
    void queries.invalidateQueries({ queryKey: wholesalerQuery.queryKey });
    if (at + 1 < orderIds.length) setAt(at + 1);
    else onClose();
  };
  useEffect(() => {
    if (isDone) goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each order
  }, [isDone, at]);
  if (order === undefined || isDone) return null;
  const items = new Map(left.map((line) => [line.id, unitsLeft(line)]));
  return (
    <AfterAction value={stay}>
      <RejectDialog
        key={order.id}
        order={order}
        chosen={{ reason: 'wholesaler_lack', items }}
        onSent={goOn}
        onClose={onClose}
      />
    </AfterAction>
  );
}
