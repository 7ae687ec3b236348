import type { ReturnActor, ReturnState, ReturnStep } from '@offizin/domain/returns/return-steps';
import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { insertReturnMoved } from '../../events/write/marketplace-event-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { notifySystems } from '../../own-systems/write/notify-systems.ts';
import { decidedEvent, receivedEvent } from './return-events.ts';
import type { ReturnRow } from './return-queries.ts';

type Row = Pick<ReturnRow, 'seller_id' | 'id' | 'return_no' | 'order_id' | 'order_number' | 'version'>;

/** What the shop is notified of in the bell, by the step that somebody else took. */
const notices: Partial<Record<ReturnStep, 'return_received' | 'return_evidence' | 'return_ruled'>> = {
  receive: 'return_received',
  escalate: 'return_evidence',
  object: 'return_evidence',
  rule_seller: 'return_ruled',
  rule_customer: 'return_ruled',
  rule_split: 'return_ruled',
};

interface Moved {
  readonly step: ReturnStep;
  readonly state: ReturnState;
  readonly by: ReturnActor;
  readonly now: Date;
}

/** Tells open browsers, the bell, own systems and the marketplace of a step, each of what others did. */
export async function notifyOfStep(
  db: SellerDb | MarketplaceDb,
  row: Row,
  { step, state, by, now }: Moved,
): Promise<void> {
  const { seller_id: sellerId, id: returnId, return_no: returnNo, order_number: orderNumber } = row;
  await announceTo(db, [{ sellerId, topic: 'returns', payload: { returnId, state } }]);
  const kind = notices[step];
  if (kind !== undefined && by !== 'shop') {
    const dedupeKey = `return:${returnId}:${row.version}`;
    await notifyAll(db, [{ sellerId, kind, params: { number: returnNo, returnId }, dedupeKey, at: now }]);
  }
  const event = step === 'receive' ? receivedEvent : decidedEvent;
  await notifySystems(db, [event(row, { state, at: now })]);
  if (by === 'shop' || by === 'time')
    await insertReturnMoved(db, { sellerId, orderNumber, now }, { returnNo, step, state });
}
