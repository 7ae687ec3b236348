import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { readDatabase } from './ask-database.ts';
import { enter, knowTours, salesPath } from './journey.ts';
import type { Line } from './line.ts';
import type { Shop } from './shop.ts';

/** The address of a path through the line that can be cut. */
export const through = (line: Line, shop: Shop, to = salesPath): string => `http://${shop.host}:${line.port}${to}`;

const homes = { keys: 'offizin', kept: 'offizin', waiting: 'offizin.waiting' } as const;
type Table = keyof typeof homes;

/** Opens what is kept, and never makes it where it was deleted this moment. */
const opened = (table: Table) => `(async () => {
  const asked = indexedDB.open('${homes[table]}');
  asked.onupgradeneeded = () => asked.transaction.abort();
  return new Promise((resolve) => {
    asked.onsuccess = () => resolve(asked);
    asked.onerror = () => resolve(null);
  });
})()`;

const rowsOf = (table: Table) => `(async () => {
  const asked = await ${opened(table)};
  if (asked === null) return [];
  const names = asked.result.transaction('${table}').objectStore('${table}').getAllKeys();
  await new Promise((resolve) => { names.onsuccess = resolve; });
  asked.result.close();
  return names.result;
})()`;

/** The names of what the browser keeps in a table. */
export const keptIn = (page: Page, table: Table): Promise<string[]> => page.evaluate<string[]>(rowsOf(table));

/** Takes a row away from what the browser keeps. */
export async function loseRow(page: Page, name: string): Promise<void> {
  await page.evaluate(`(async () => {
    const asked = await ${opened('kept')};
    const lost = asked.result.transaction('kept', 'readwrite').objectStore('kept').delete('${name}');
    await new Promise((resolve) => { lost.onsuccess = resolve; });
    asked.result.close();
  })()`);
}

/** What the strip below the top bar says of the connection. */
export const connection = (page: Page): Locator => page.locator('[data-connection]');

/** Whether the worker keeps the texts of the journeys' language. */
const hasTexts = `(async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.includes('/assets/en_GB-')) return true;
  return false;
})()`;

/** Resolves once the page can be opened again without a connection, with so many orders, and acts can wait. */
export async function whenKept(page: Page, orders: number): Promise<void> {
  const kept = async () => (await keptIn(page, 'kept')).filter((name) => name.startsWith('order ')).length;
  await expect.poll(kept, { timeout: 60_000 }).toBe(orders);
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null'), { timeout: 60_000 }).toBe(true);
  await expect.poll(async () => (await keptIn(page, 'kept')).includes('reads')).toBe(true);
  await expect.poll(() => page.evaluate(hasTexts)).toBe(true);
  await expect(connection(page)).toHaveCount(1);
}

/** Signs in behind the line, opens the desk and waits until it can be opened without a connection. */
export async function openKept(
  page: Page,
  shop: Shop,
  { line, orders }: { line: Line; orders: number },
): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(through(line, shop));
  await whenKept(page, orders);
}

/** How often something was done to the orders of a shop, as their history has it. */
export async function timesDone(shop: Shop, kind: string): Promise<number> {
  const rows = await readDatabase(
    `select 1 from order_history join seller on seller.id = seller_id where external_id = $1 and kind = $2`,
    [shop.externalId, kind],
  );
  return rows.length;
}

function isAlive(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

/** A browser of its own that can be killed and started again on the same disk. */
export interface KillableBrowser {
  start(): Promise<BrowserContext>;
  kill(): Promise<void>;
  remove(): Promise<void>;
}

async function portOf(folder: string): Promise<string> {
  const file = path.join(folder, 'DevToolsActivePort');
  let port = '';
  await expect
    .poll(() => {
      try {
        [port = ''] = readFileSync(file, 'utf8').split('\n');
      } catch {
        port = '';
      }
      return port;
    })
    .not.toBe('');
  return port;
}

export function killableBrowser(): KillableBrowser {
  const folder = mkdtempSync(path.join(tmpdir(), 'offizin-browser-'));
  let child: ChildProcess | null = null;
  const kill = async () => {
    const running = child;
    child = null;
    if (running === null || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // With all of its processes: one that lives on would hold the disk that the next one needs.
    const { pid } = running;
    if (pid === undefined) return;
    process.kill(-pid, 'SIGKILL');
    await ended;
    await expect.poll(() => isAlive(-pid)).toBe(false);
    rmSync(path.join(folder, 'DevToolsActivePort'), { force: true });
  };
  return {
    start: async () => {
      const executable = process.env['CHROMIUM_PATH'] ?? chromium.executablePath();
      const args = [
        ...(test.info().project.use.launchOptions?.args ?? []),
        '--headless',
        '--lang=en-GB',
        '--remote-debugging-port=0',
        `--user-data-dir=${folder}`,
      ];
      child = spawn(executable, [...args, 'about:blank'], { stdio: 'ignore', detached: true });
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await portOf(folder)}`);
      const [context] = browser.contexts();
      if (context === undefined) throw new Error('the browser has no context');
      await knowTours(context);
      return context;
    },
    kill,
    remove: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
