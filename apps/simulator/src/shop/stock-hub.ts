import { createServer } from 'node:http';
import { brandIds } from '@offizin/domain/brand/brands';
import { sellersOf } from '../demo/sellers.ts';
import type { Receiver } from '../systems/receiver.ts';
import { stockText } from './stock-list.ts';

const quarterHour = 15 * 60_000;

/** The address of a seller's file at the hub on this port. */
export function hubAddress(port: number, externalId: string): string {
  return `http://127.0.0.1:${port}/${externalId}/stock.csv`;
}

/**
 * The shops' own systems, for the demo: a stock hub that gives each shop's list as it is in this quarter of an hour, and what
 * webhooks are sent to. Listens on the loopback address until the signal.
 */
export function serveStockHub(port: number, signal: AbortSignal, receiver: Receiver): Promise<void> {
  const sellers = new Map(
    brandIds.flatMap((brand) => sellersOf(brand)).map((seller) => [`/${seller.externalId}/stock.csv`, seller]),
  );
  const server = createServer((request, response) => {
    const seller = sellers.get(request.url ?? '');
    const quarter = Math.floor(Date.now() / quarterHour);
    const etag = `"${quarter}"`;
    if (request.method === 'POST') void receiver.take(request, response).catch(() => response.destroy());
    else if (seller === undefined) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8', etag }).end(stockText(seller, quarter));
  });
  signal.addEventListener('abort', () => server.close(), { once: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
