import type { App } from '../app.ts';
import type { SellerRow } from './seller-row.ts';
import { openPool, requestTimeouts } from '../db/connect/pool.ts';

const poolSize = 4;

/** So many jobs of the sandbox run at once in a worker. */
export const sandboxJobsAtOnce = 2;

/** The portal and its sandbox. */
export interface Places {
  readonly portal: App;
  readonly sandbox: App;
}

/** Makes a shop in the sandbox as it is in the portal, with made-up offers and orders; one that is there follows what was changed since. */
export type OpenShop = (places: Places, seller: SellerRow) => Promise<void>;

/**
 * The program a second time, on a database of its own: what test tokens and test endpoints act on. No list, figure, export, job or mail of
 * the portal can show what is made up here, for none of them asks this database (decision 0097).
 */
export interface Sandbox {
  readonly app: App;
  readonly openShop: (seller: SellerRow) => Promise<void>;
}

/** The sandbox beside a portal: no mails, no files, nothing of the outside but what is sent to test endpoints. */
export function openSandbox(portal: App, { openShop }: { readonly openShop: OpenShop }): Sandbox | null {
  const { sandbox: place } = portal.config;
  if (place === null) return null;
  const pool = openPool(place.databaseUrl, {
    name: 'sandbox',
    size: poolSize,
    timeouts: requestTimeouts,
    onBroken: (error) => portal.log.warn({ reason: error.message }, 'a database connection of the sandbox broke'),
  });
  const app: App = {
    ...portal,
    config: { ...portal.config, ...place, smtpUrl: null, files: null, sandbox: null, engineThreads: 1 },
    pool,
    files: null,
    mailer: null,
    isSandbox: true,
    sandbox: null,
  };
  return { app, openShop: (seller) => openShop({ portal, sandbox: app }, seller) };
}
