import { createServer } from 'node:http';
import { runningPortal } from './running-portal.ts';

/** A stock hub for the journeys: what is put under a path is what it gives there. Returns what ends it. */
export function startHub(port: number): Promise<() => void> {
  const files = new Map<string, string>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (request.method !== 'PUT') {
      const file = files.get(path);
      response.writeHead(file === undefined ? 404 : 200).end(file);
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
