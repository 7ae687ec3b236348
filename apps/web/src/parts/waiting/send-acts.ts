import type { OrderDetail } from '@offizin/contract/orders/views';
import { isInTime, outcomeOf, settleReason, type WaitingOutcome } from '@offizin/domain/orders/waiting-acts';
import { ApiError, call, type CallOptions } from '../../platform/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { orderDetailKey } from '../orders/order-keys.ts';
import { changeOf, hideActs, isOpen, showAct, showActs, type WaitingAct, waitingStore } from './waiting-acts.ts';
import { beingSent, tellActs } from './other-tabs.ts';
import { sendInTurn } from './send-in-turn.ts';
import { type ActsOf, dropAct, readActs, writeAct } from './waiting-rows.ts';
import { writeQuery } from '../../platform/write-query.ts';

/** What other tabs have done to orders is shown here; what this page knows of acts that were sent stays. */
export async function showWrittenActs(of: ActsOf): Promise<void> {
  const written = await readActs(of);
  const sent = waitingStore.current().acts.filter(({ state }) => state === 'sent');
  const direct = waitingStore.current().acts.filter(({ id }) => beingSent.has(id));
  const known = new Set([...sent, ...direct].map(({ id }) => id));
  const asWaiting = written
    .filter(({ id }) => !known.has(id))
    .map((act): WaitingAct => (act.state === 'sending' ? { ...act, state: 'waiting' } : act));
  showActs([...sent, ...direct, ...asWaiting]);
}

function isOrder(value: unknown): value is OrderDetail {
  return typeof value === 'object' && value !== null && 'version' in value && 'lines' in value;
}

function request({ orderId, version, body }: WaitingAct) {
  return { params: { orderId }, body: { ...body, version } };
}

const show = (orderId: string, change: (order: OrderDetail | undefined) => OrderDetail | undefined) =>
  writeQuery<OrderDetail>(queryClient, orderDetailKey('own', orderId), change);

/** Sends what was packed; it needs no version and makes none. */
async function sendPacked({ orderId, body }: WaitingAct, options: CallOptions): Promise<number> {
  const { packed, takenOut } = changeOf(body);
  const change = { packed: [...packed], takenOut: [...takenOut] };
  const reply = await call('PUT /orders/:orderId/packed-units', { params: { orderId }, body: change }, options);
  show(orderId, (order) => order && { ...order, packed: reply.packed });
  return reply.version;
}

/** Sends an act and shows the order as it is now; resolves with its version. The body was checked by its form as it was typed; the server checks it again. */
async function sendAct(act: WaitingAct, options: CallOptions): Promise<number> {
  if (act.action === 'pack') return sendPacked(act, options);
  const order = await (act.action === 'confirm'
    ? call('POST /orders/:orderId/confirm', request(act), options)
    : call(
        'POST /orders/:orderId/process',
        request(act) as Parameters<typeof call<'POST /orders/:orderId/process'>>[1],
        options,
      ));
  show(order.id, () => order);
  return order.version;
}

/** What still waits for an order goes on from its new version. */
async function rebase(of: ActsOf, { id, orderId }: WaitingAct, version: number): Promise<void> {
  for (const act of await readActs(of))
    if (act.id !== id && act.orderId === orderId && isOpen(act)) {
      const rebased: WaitingAct = { ...act, version, state: 'waiting' };
      await writeAct(of, rebased);
      showAct(rebased);
    }
}

async function settle(of: ActsOf, act: WaitingAct, reason: Pick<WaitingAct, 'reason' | 'cancelledAt'>): Promise<void> {
  const settled: WaitingAct = { ...act, ...reason, state: 'to_settle' };
  await writeAct(of, settled);
  showAct(settled);
}

const saidOf = (error: unknown) =>
  error instanceof ApiError ? { status: error.status, code: error.code } : { status: 0, code: '' };

async function sendOne(of: ActsOf, act: WaitingAct): Promise<WaitingOutcome> {
  if (!isInTime(new Date(act.at), new Date())) {
    await settle(of, act, { reason: 'too_old', cancelledAt: null });
    return 'to_settle';
  }
  showAct({ ...act, state: 'sending' });
  try {
    const version = await sendAct(act, { idempotencyKey: act.id });
    await rebase(of, act, version);
    await dropAct(act.id);
    showAct({ ...act, state: 'sent' });
    return 'sent';
  } catch (error) {
    const outcome = outcomeOf(saidOf(error));
    if (outcome !== 'to_settle') {
      // Meanwhile another may have taken its place, which has what it had.
      if ((await readActs(of)).some(({ id }) => id === act.id)) showAct({ ...act, state: 'waiting' });
      else hideActs(new Set([act.id]));
      return outcome;
    }
    const current = error instanceof ApiError ? error.problem?.current : undefined;
    const order = isOrder(current) ? current : null;
    await settle(of, act, {
      reason: settleReason(act.action, order),
      cancelledAt: order?.cancellation?.at ?? null,
    });
    return outcome;
  }
}

/** Sends the acts that wait, in the order in which they were done. */
export function sendActs(of: ActsOf): Promise<void> {
  return sendInTurn({
    read: () => readActs(of),
    sendOne: (act) => sendOne(of, act),
    onDone: () => void queryClient.invalidateQueries({ queryKey: ['orders'] }),
  });
}

/** Takes acts back that wait, or hides what has been dealt with. */
export async function takeBack(acts: readonly WaitingAct[]): Promise<void> {
  const free = acts.filter(({ id, state }) => state !== 'sending' && !beingSent.has(id));
  for (const { id } of free) await dropAct(id);
  hideActs(new Set(free.map(({ id }) => id)));
  tellActs();
}
