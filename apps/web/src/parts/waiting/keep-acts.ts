import { joinChanges } from '@offizin/domain/orders/packing';
import { canWait, outcomeOf } from '@offizin/domain/orders/waiting-acts';
import { beforeSessionEnds } from '../../platform/before-session-ends.ts';
import { ApiError } from '../../platform/client.ts';
import { loadTopics } from '../../platform/messages.ts';
import type { Owner } from '../../platform/offline/session-key.ts';
import { actKeeper, connectionPanel, type KeepAct } from './act-keeper.ts';
import { ConnectionPanel } from './connection-panel.tsx';
import { keepReplies } from './keep-replies.ts';
import { beingSent, tellActs } from './other-tabs.ts';
import { followWritten, sendWaiting, showWritten } from './send-waiting.ts';
import { forgetReplies } from './shown-replies.ts';
import { changeOf, forgetActs, isOpen, showAct, type WaitingAct, waitingStore } from './waiting-acts.ts';
import { unsentDrafts, waitingReplies } from './waiting-replies.ts';
import { type ActsOf, dropAct, dropActsOfOthers, dropRowsOf, importKeys, writeAct } from './waiting-rows.ts';

/** How often sending is tried again while the browser says that it is online, in milliseconds. */
const tryAgainEvery = 20_000;

const openActs = (): readonly WaitingAct[] => waitingStore.current().acts.filter(isOpen);

/** Written down before it is sent: whatever happens to the page, it is sent, and once. */
function keeperOf(of: ActsOf): KeepAct {
  return async ({ id, action, order, body }, send) => {
    if (!canWait(action)) return send(id);
    const before = openActs().filter(({ orderId }) => orderId === order.id);
    // The last one: what is joined to an earlier one would go after those between, and undo them.
    const same = before.findLast((act) => act.action === action);
    if (same !== undefined && action !== 'pack') return null;
    const { id: orderId, number, units, version } = order;
    // What is packed of an order waits as one; one that is being sent is left alone.
    const joined =
      same?.state === 'waiting' ? { of: same, body: joinChanges(changeOf(same.body), changeOf(body)) } : null;
    const act: WaitingAct = {
      id,
      at: new Date().toISOString(),
      action,
      orderId,
      number,
      units,
      version,
      body: joined === null ? body : { ...joined.body },
      state: 'sending',
      reason: null,
      cancelledAt: null,
    };
    const waits = async () => {
      const waiting: WaitingAct = { ...act, state: 'waiting' };
      await writeAct(of, waiting);
      if (joined !== null) await dropAct(joined.of.id);
      showAct(waiting, joined?.of.id);
      tellActs();
      return null;
    };
    // It needs the version that the earlier one makes.
    if (before.length > 0) return waits();
    beingSent.add(act.id);
    try {
      await writeAct(of, act);
      const next = await send(act.id);
      await dropAct(act.id);
      return next;
    } catch (error) {
      const outcome = error instanceof ApiError ? outcomeOf(error) : 'to_settle';
      beingSent.delete(act.id);
      if (error instanceof ApiError && error.isNetwork) return waits();
      // Who signs in again finds it waiting.
      if (outcome !== 'signed_out') await dropAct(act.id);
      throw error;
    } finally {
      beingSent.delete(act.id);
    }
  };
}

let survives = false;

const hasOpen = (): boolean => openActs().length > 0 || waitingReplies.current().some(isOpen);

/** Whether something would be lost: what waits, and texts that only this device has. */
const hasUnsaved = (): boolean =>
  hasOpen() ||
  beingSent.size > 0 ||
  unsentDrafts.current().size > 0 ||
  waitingReplies.current().some(({ state }) => state === 'to_settle');

/** What waits stays when a session merely expires, sealed for who made it; who signs out was asked. */
async function dropUnlessKept(of: ActsOf): Promise<void> {
  const isKept = survives;
  survives = false;
  if (isKept) return;
  await dropRowsOf(of);
}

/** Why keeping stops: with the session, because another tab has ended it, or only to begin again. */
export type KeepingEnd = 'session' | 'other_tab' | 'again';

export interface KeptActs {
  readonly stop: (end: KeepingEnd) => Promise<void>;
}

function forgetAll(): void {
  forgetActs();
  forgetReplies();
}

/** Whose acts are shown. */
let shownOf = '';

/** Keeps from now on what is done without a connection, and sends it once there is one. */
export async function keepActs(owner: Owner, given: unknown): Promise<KeptActs> {
  const of: ActsOf = { ...owner, keys: await importKeys(given) };
  await loadTopics(['waiting']);
  const who = `${owner.sellerId} ${owner.userId}`;
  if (who !== shownOf) forgetAll();
  shownOf = who;
  const dropped = await dropActsOfOthers(owner.userId);
  if (dropped > 0) waitingStore.set({ ...waitingStore.current(), ofOthers: dropped });
  const unfollow = followWritten(of);
  const stopReplies = await keepReplies(of);
  await showWritten(of);
  actKeeper.set(keeperOf(of));
  const send = () => void sendWaiting(of).catch(() => {});
  const timer = setInterval(() => {
    if (navigator.onLine && hasOpen()) send();
  }, tryAgainEvery);
  window.addEventListener('online', send);
  const forget = beforeSessionEnds({
    isUnsaved: hasUnsaved,
    finish: () => sendWaiting(of),
    keep: () => {
      survives = true;
    },
  });
  connectionPanel.set({ Panel: ConnectionPanel });
  if (navigator.onLine) send();
  return {
    stop: async (end) => {
      actKeeper.set(null);
      stopReplies();
      clearInterval(timer);
      window.removeEventListener('online', send);
      forget();
      unfollow();
      if (end !== 'again') forgetAll();
      if (end === 'session') await dropUnlessKept(of);
    },
  };
}
