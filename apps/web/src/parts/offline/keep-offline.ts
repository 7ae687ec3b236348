import { screenDenial } from '@offizin/domain/access/screens';
import { call, ApiError } from '../../platform/client.ts';
import { loadedMessages } from '../../platform/messages.ts';
import { forgetKept } from '../../platform/offline/key-half.ts';
import { dropAllValues, dropValue, keepValue, keptValues } from '../../platform/offline/kept-values.ts';
import {
  isOwner,
  knownSessionKey,
  type Owner,
  type SessionKey,
  sessionKey,
} from '../../platform/offline/session-key.ts';
import { reachedServer } from '../../platform/online.ts';
import { currentSession, type SignedIn, subjectOf, whenSessionEnds } from '../../platform/session.ts';
import { keepActs, type KeepingEnd, type KeptActs } from '../waiting/keep-acts.ts';
import { keptAt } from './kept-at.ts';
import type { KeptNoun } from './kept-reads.ts';
import { keepReads } from './keep-reads.ts';
import { names } from './names.ts';
import { showKept } from './open-kept.ts';
import { keptVersions, orderKeeper } from './order-keeper.ts';
import { buildScripts, thisBuild } from './this-build.ts';
import { whenIdle } from './when-idle.ts';

/** When the server is looked for again, in milliseconds. */
const tryAgainAfter = 10_000;

/** Other tabs stop keeping what this one has forgotten. */
const channel = new BroadcastChannel('offizin.kept');

/** The files of this page's build stay for as long as it is open. */
function holdBuild(): void {
  for (const script of buildScripts()) {
    const name = `portal ${script.slice(1)}`;
    void navigator.locks.request(name, { mode: 'shared' }, () => new Promise(() => {}));
  }
}

/** The worker keeps the texts of the language that is spoken. */
async function sayLanguage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
  const say = () => active?.postMessage(loadedMessages.current().code);
  say();
  loadedMessages.subscribe(say);
}

interface Opened extends SessionKey {
  readonly values: ReadonlyMap<string, unknown>;
}

async function open({ sellerId, userId }: Owner, session: SignedIn['session']): Promise<Opened | null> {
  const now = Date.now();
  const owner = { sellerId, userId };
  const known = await knownSessionKey(now);
  if (known === null || !isOwner(known, owner)) await dropAllValues();
  try {
    const { keys, isRemembered } = await call('GET /offline-keys', {});
    reachedServer();
    const key = await sessionKey(owner, { expiresAt: Date.parse(session.expiresAt), isRemembered }, now);
    if ((await keptValues(key.key)).get(names.build) !== thisBuild()) await dropAllValues();
    await keepValue(key.key, names.build, thisBuild());
    await keepValue(key.key, names.waitingKeys, keys);
    return { ...key, values: await keptValues(key.key) };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isNetwork) throw error;
    // The browser may never say that the server is there again.
    setTimeout(() => void keepOffline().catch(() => {}), tryAgainAfter);
    return known !== null && isOwner(known, owner) ? { ...known, values: await keptValues(known.key) } : null;
  }
}

interface Kept {
  readonly values: ReadonlyMap<string, unknown>;
  readonly stop: () => Promise<void>;
}

/** Keeps what the page reads, sealed, until the session ends. */
async function keep(owner: Owner, signedIn: SignedIn): Promise<Kept | null> {
  const opened = await open(owner, signedIn.session);
  if (opened === null) return null;
  let isStopped = false;
  // One after the other, so that who forgets knows when the last one is written.
  let writes: Promise<unknown> = Promise.resolve();
  const next = (write: () => Promise<void>): Promise<void> => {
    const written = writes.then(() => (isStopped ? undefined : write()));
    writes = written.catch(() => {});
    return written.then(
      () => {},
      () => {},
    );
  };
  const keeper = {
    keep: (name: string, value: unknown) => next(() => keepValue(opened.key, name, value)),
    drop: (name: string) => next(() => dropValue(name)),
  };
  await keeper.keep(names.session, signedIn);
  const orders = orderKeeper(keeper, keptVersions(opened.values));
  const mayOpen = (noun: KeptNoun) =>
    (noun !== 'messages' && noun !== 'returns') || screenDenial(noun, subjectOf(signedIn)) === null;
  const stopReads = keepReads({ keep: keeper.keep, orders, kept: opened.values.get(names.reads), mayOpen });
  const showAll = () => void keptValues(opened.key).then(showKept, () => {});
  window.addEventListener('offline', showAll);
  const refresh = () => {
    keptAt.set(null);
    void orders.all().catch(() => {});
  };
  window.addEventListener('online', refresh);
  if (navigator.onLine)
    void whenIdle()
      .then(orders.all)
      .catch(() => {});
  return {
    values: opened.values,
    stop: () => {
      isStopped = true;
      stopReads();
      orders.stop();
      window.removeEventListener('offline', showAll);
      window.removeEventListener('online', refresh);
      return writes.then(() => {});
    },
  };
}

let kept: Kept | null = null;
let acts: KeptActs | null = null;

let turn: Promise<unknown> = Promise.resolve();

/** Beginning and ending take turns: a session that ends while keeping begins is forgotten once that has begun, not before. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const done = turn.then(work);
  turn = done.catch(() => {});
  return done;
}

async function stop(end: KeepingEnd): Promise<void> {
  const [ended, endedActs] = [kept, acts];
  [kept, acts] = [null, null];
  await Promise.all([ended?.stop(), endedActs?.stop(end)]);
}

let isPrepared = false;

function prepare(): void {
  if (isPrepared) return;
  isPrepared = true;
  holdBuild();
  void sayLanguage();
  whenSessionEnds(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a broadcast channel has no target
    channel.postMessage('forgotten');
    void inTurn(() => stop('session').finally(forgetKept));
  });
  channel.addEventListener('message', () => void inTurn(() => stop('other_tab')));
}

/** From now on this browser can open the desk again without a connection. An operator's browser keeps nothing of whom it looks after. */
export function keepOffline(): Promise<void> {
  prepare();
  return inTurn(begin);
}

async function begin(): Promise<void> {
  await stop('again');
  const signedIn = currentSession();
  if (signedIn === null) return;
  const { sellerId, userId } = signedIn.session;
  if (userId === null) return forgetKept();
  const owner = { sellerId, userId };
  kept = await keep(owner, signedIn);
  if (kept !== null) acts = await keepActs(owner, kept.values.get(names.waitingKeys));
}
