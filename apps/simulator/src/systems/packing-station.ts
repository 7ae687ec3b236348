import { randomUUID } from 'node:crypto';
import { ordersApi } from '@offizin/contract/orders/seller';
import { shopBase } from '@offizin/contract/shop-api';
import type { DemoAccount } from '../demo/accounts.ts';
import { sendOverHttp } from '../shop/send-over-http.ts';
import type { ShopClient } from '../shop/shop-client.ts';
import type { Received, Receiver } from './receiver.ts';

/** The shop whose own system packs an order now and then; the others are left to who tries the portal out. */
export const packingShop = 'DE-2101';
const tokenName = 'Poste d’emballage';
/** At most so often, in milliseconds. */
const packEvery = 10 * 60_000;

export interface Station {
  readonly baseUrl: string;
  readonly account: DemoAccount;
  readonly client: ShopClient;
  readonly receiver: Receiver;
  readonly port: number;
  readonly signal: AbortSignal;
}

async function pack({ baseUrl, account, signal }: Station, token: string, orderId: string): Promise<void> {
  const ask = (method: string, path: string, body?: object) =>
    sendOverHttp(
      { url: new URL(shopBase + path.replace(':orderId', orderId), baseUrl), host: account.host, signal },
      {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
        ...(body !== undefined && { body: Buffer.from(JSON.stringify(body)) }),
      },
    );
  const read = await ask('GET', ordersApi.detail.path);
  if (read.status !== 200) return;
  const { version, status } = ordersApi.detail.response.parse(read.json);
  if (status === 'new') await ask('POST', ordersApi.confirm.path, { version });
}

/** The shop's own system: it is told of new orders and confirms one now and then with a token of its own (MKT-03). */
export async function openPackingStation(station: Station): Promise<void> {
  const { client, receiver, port, signal } = station;
  const token = await client.makeToken(tokenName, ['orders:read', 'orders:process']);
  const path = `/shops/${packingShop}`;
  const secret = await client.useWebhook(`http://127.0.0.1:${port}${path}`, ['order.created', 'order.cancelled']);
  if (token === null || secret === null) return;
  let packed = 0;
  const hear = ({ type, data }: Received) => {
    const { orderId } = data;
    if (type !== 'order.created' || typeof orderId !== 'string' || Date.now() - packed < packEvery) return;
    packed = Date.now();
    // A seller may have been faster: then there is nothing to do.
    pack(station, token, orderId).catch(() => signal.aborted);
  };
  receiver.listen(path, { secret, hear });
}
