import { setTimeout as sleep } from 'node:timers/promises';
import { brandIds, brands, type BrandId } from '@offizin/domain/brand/brands';
import { type MarketplaceClient, openClient } from '@offizin/marketplace-client/client';
import { serveMailbox } from './mailbox/mailbox.ts';
import { liveBrand, type BrandState } from './live.ts';
import { loadDemo } from './load.ts';
import { serveCustomers } from './serve-customers.ts';
import { openShops } from './shop/open-shops.ts';
import { sayPurchasePrices } from './shop/say-purchase-prices.ts';
import { setPriceRules } from './shop/set-price-rules.ts';
import { showShops } from './shop/show-shops.ts';
import { serveStockHub } from './shop/stock-hub.ts';
import { hearOperator } from './systems/hear-operator.ts';
import { servePayoutProviders } from './payout/payout-providers.ts';
import { Receiver } from './systems/receiver.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';

const pauseAfterFailure = 10_000;

function log(text: string): void {
  process.stdout.write(`${text}\n`);
}

async function waitUntilReady(baseUrl: string, signal: AbortSignal): Promise<void> {
  for (let wait = 100; ; wait = Math.min(wait * 1.5, 2000)) {
    const ready = await fetch(`${baseUrl}/health/ready`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await sleep(wait, undefined, { signal });
  }
}

async function loadAll(clients: Readonly<Record<BrandId, MarketplaceClient>>): Promise<void> {
  const now = new Date();
  const started = performance.now();
  const loaded = await Promise.all(brandIds.map((brand) => loadDemo(clients[brand], brand, now)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const sum = (part: 'sellers' | 'products' | 'orders') => loaded.reduce((total, each) => total + each[part], 0);
  if (sum('products') > 0) {
    log(
      `demo marketplace loaded in ${seconds} s: ${sum('sellers')} sellers, ${sum('products')} products, ${sum('orders')} orders`,
    );
  } else log(`demo marketplace kept; ${sum('orders')} orders came in since it last ran`);
}

/** Tries again a while after any failure; ends only with the signal. */
async function keepGoing(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
    } catch (error) {
      if (signal.aborted) return;
      log(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      await sleep(pauseAfterFailure, undefined, { signal }).catch(() => undefined);
    }
  }
}

async function run({ baseUrl, keys, speed, hubPort, mailbox, payout }: Settings, signal: AbortSignal): Promise<void> {
  const clientOf = (brand: BrandId) => openClient({ baseUrl, key: keys[brand], signal });
  const clients = { de: clientOf('de'), ch: clientOf('ch'), es: clientOf('es') };
  const stateOf = (): BrandState => ({ orders: new Map(), shelves: new Map() });
  const states = { de: stateOf(), ch: stateOf(), es: stateOf() };
  if (mailbox !== null) await serveMailbox(mailbox, signal);
  if (payout !== null) await servePayoutProviders({ settings: payout, baseUrl, signal });
  await waitUntilReady(baseUrl, signal);
  await loadAll(clients);
  log('the marketplace lives');
  const receiver = new Receiver();
  if (hubPort !== null) {
    await serveStockHub(hubPort, signal, receiver);
    await Promise.all(brandIds.map((brand) => hearOperator(clients[brand], brand, { receiver, port: hubPort })));
  }
  const opening = showShops({ baseUrl, signal })
    .then(() => openShops({ baseUrl, hubPort, receiver, signal }))
    .then((shops) => {
      log(`${shops} demo shops have uploaded their offers`);
      return sayPurchasePrices({ baseUrl, signal });
    })
    .then(() => setPriceRules({ baseUrl, signal }))
    .catch((error: unknown) => log(`demo shops: ${error instanceof Error ? error.message : String(error)}`));
  await Promise.all([
    opening,
    keepGoing('customers', signal, () => serveCustomers({ clients, states, speed, signal })),
    ...brandIds.map((brand) => {
      const life = { brand, client: clients[brand], speed, signal };
      return keepGoing(brands[brand].name, signal, () => liveBrand(life, states[brand]));
    }),
  ]);
}

const stopping = new AbortController();
for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => stopping.abort());

try {
  await run(readSettings(process.env), stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) {
    const message =
      error instanceof SettingsError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error);
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  }
}
// Connections kept alive for a next call would hold the process for seconds.
process.exit();
