import { createServer } from 'node:http';
import { runningPortal } from './running-portal.ts';

/** A widget of the support chat that shows nothing, for journeys about anything else. */
const silentChat = 'window.supportChat = { show() {}, hide() {}, cookies() {} };';
const chatPath = '/support-chat.js';

/** Where the portal finds the script of the support chat. Browsers fetch it themselves: a context whose calls are intercepted caches nothing. */
export function chatAddress(hubPort: number): string {
  return `http://127.0.0.1:${hubPort}${chatPath}`;
}

const lookupPath = '/lookup';

/** Where the portal looks addresses up. */
export function lookupAddress(hubPort: number): string {
  return `http://127.0.0.1:${hubPort}${lookupPath}`;
}

const found = {
  address: {
    road: 'Hirschstraße',
    house_number: '4',
    postcode: '89073',
    city: 'Ulm',
    state: 'Baden-Württemberg',
    'ISO3166-2-lvl4': 'DE-BW',
    country_code: 'de',
  },
};

/** One address in Ulm; none for what is nowhere, and a failure for what is broken. */
function lookUp(typed: string): { status: number; body: string } {
  if (typed.includes('broken')) return { status: 500, body: '[]' };
  return { status: 200, body: JSON.stringify(typed.includes('nowhere') ? [] : [found]) };
}

/** A stock hub for the journeys: what is put under a path is what it gives there. Returns what ends it. */
export function startHub(port: number): Promise<() => void> {
  const files = new Map([[chatPath, silentChat]]);
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path.startsWith(`${lookupPath}/search?`)) {
      const { status, body } = lookUp(new URL(path, 'http://hub').searchParams.get('q') ?? '');
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      return;
    }
    if (request.method !== 'PUT') {
      const file = files.get(path);
      const type = path === chatPath ? 'text/javascript' : 'text/csv';
      response.writeHead(file === undefined ? 404 : 200, { 'content-type': type }).end(file);
      return;
    }
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      files.set(path, body);
      response.writeHead(204).end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()));
  });
}

/** The address of a file at the journeys' hub. */
export function hubAddress(name: string): string {
  return `http://127.0.0.1:${runningPortal().hubPort}/${name}.csv`;
}

/** Puts rows of code, stock and price into a file of the hub. */
export async function putList(name: string, rows: readonly (readonly [string, number, string])[]): Promise<void> {
  const lines = rows.map(([code, stock, price]) => `${code};${stock};${price};propio`);
  const body = ['CN;Stock;Precio;Origen del stock', ...lines, ''].join('\n');
  await fetch(hubAddress(name), { method: 'PUT', body });
}
