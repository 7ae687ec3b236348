import { type ChosenWebhookEvent, chosenWebhookEvents } from '@offizin/domain/own-systems/webhook-events';
import { expect, test } from 'vitest';
import { messageEvent } from './modules/messages/write/message-event.ts';
import { finishedEvent } from './modules/offers/write/run-queries.ts';
import { cancelledEvent, createdEvent, shipmentEvent, statusEvent } from './modules/orders/write/step-events.ts';
import { bodyOf, type SystemEvent } from './modules/own-systems/write/notify-systems.ts';
import { heldEvent } from './modules/price-rules/write/hold-rule.ts';
import { decidedEvent, receivedEvent, requestedEvent } from './modules/returns/write/return-events.ts';
import { appliedEvent } from './modules/uploads/write/upload-state.ts';

type Senders<T extends ChosenWebhookEvent> = { readonly [E in T]: (...about: never[]) => SystemEvent<E> };

/** Who makes each event: one that a seller may choose and nobody sends does not compile. */
const senders = {
  'order.created': createdEvent,
  'order.cancelled': cancelledEvent,
  'order.status_changed': statusEvent,
  'shipment.updated': shipmentEvent,
  'return.requested': requestedEvent,
  'return.received': receivedEvent,
  'return.decided': decidedEvent,
  'upload.applied': appliedEvent,
  'sync.finished': finishedEvent,
  'message.received': messageEvent,
  'price_rule.held': heldEvent,
} satisfies Senders<ChosenWebhookEvent>;

test('MKT-03 every event that a seller may choose has its sender', () => {
  expect(Object.keys(senders).toSorted()).toEqual([...chosenWebhookEvents].toSorted());
  const { 'sync.finished': left, ...others } = senders;
  // @ts-expect-error -- an event without a sender
  others satisfies Senders<ChosenWebhookEvent>;
  // @ts-expect-error -- the sender of another event
  ({ ...others, 'sync.finished': appliedEvent }) satisfies Senders<ChosenWebhookEvent>;
  expect(left).toBe(finishedEvent);
});

test('MKT-03 what is sent has the name of an event', () => {
  const at = new Date(0);
  expect(JSON.parse(bodyOf({ type: 'webhook.test', at, data: {} }))).toMatchObject({ type: 'webhook.test' });
  // @ts-expect-error -- no event has this name
  bodyOf({ type: 'order.creatd', at, data: {} });
});
