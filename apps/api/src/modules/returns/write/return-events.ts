import type { ReturnState } from '@offizin/domain/returns/return-steps';
import type { SystemEvent } from '../../own-systems/write/notify-systems.ts';
import type { ReturnRow } from './return-queries.ts';

type Row = Pick<ReturnRow, 'seller_id' | 'id' | 'return_no' | 'order_id' | 'order_number'>;

interface Moved {
  readonly state: ReturnState;
  readonly at: Date;
}

const told = (row: Row, { state, at }: Moved) => ({
  sellerId: row.seller_id,
  at,
  subject: row.return_no,
  data: {
    returnId: row.id,
    returnNo: row.return_no,
    orderId: row.order_id,
    orderNumber: row.order_number,
    state,
  },
});

/** What a seller's own systems are notified of when a customer returns something. */
export const requestedEvent = (row: Row, moved: Moved): SystemEvent<'return.requested'> => ({
  ...told(row, moved),
  type: 'return.requested',
});

export const receivedEvent = (row: Row, moved: Moved): SystemEvent<'return.received'> => ({
  ...told(row, moved),
  type: 'return.received',
});

export const decidedEvent = (row: Row, moved: Moved): SystemEvent<'return.decided'> => ({
  ...told(row, moved),
  type: 'return.decided',
});
