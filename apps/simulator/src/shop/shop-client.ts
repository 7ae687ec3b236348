import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import { type Upload, uploadMediaType } from '@offizin/contract/uploads';
import type { DemoAccount } from '../demo/accounts.ts';

const pause = 500;
const patience = 120;

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export interface ShopOptions {
  readonly baseUrl: string;
  readonly account: DemoAccount;
  readonly signal: AbortSignal;
}

/** Somebody of a shop at the portal: signs in on the brand's host and uploads the shop's lists, as a browser would. */
export class ShopClient {
  readonly #options: ShopOptions;
  readonly #cookies = new Map<string, string>();
  #csrfToken = '';

  constructor(options: ShopOptions) {
    this.#options = options;
  }

  /** The portal answers by host, and names under localhost need not be known to the machine: the host goes in the header. */
  #send(method: string, path: string, body?: { readonly type: string; readonly bytes: Buffer }): Promise<Answer> {
    const { baseUrl, account, signal } = this.#options;
    const url = new URL(apiBase + path, baseUrl);
    const host = url.port === '' ? account.host : `${account.host}:${url.port}`;
    const headers = {
      host,
      origin: `http://${host}`,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(method === 'GET' ? {} : { 'x-csrf-token': this.#csrfToken, 'idempotency-key': randomUUID() }),
      ...(body === undefined ? {} : { 'content-type': body.type, 'content-length': body.bytes.length }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, { method, headers, signal }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          for (const cookie of response.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
            this.#cookies.set(name, value);
          }
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, json: text === '' ? null : JSON.parse(text) });
        });
      });
      sent.on('error', reject);
      sent.end(body?.bytes);
    });
  }

  #sendJson(method: string, path: string, body: object): Promise<Answer> {
    return this.#send(method, path, { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) });
  }

  async #renewCsrfToken(): Promise<void> {
    const { json } = await this.#send('GET', api.session.csrfToken.path);
    this.#csrfToken = api.session.csrfToken.response.parse(json).csrfToken;
  }

  async signIn(): Promise<void> {
    const { username, password, host } = this.#options.account;
    await this.#renewCsrfToken();
    const { status } = await this.#sendJson('POST', api.session.signIn.path, {
      user: { username, password },
      hasRememberMe: false,
    });
    if (status !== 200) throw new Error(`${username} could not sign in on ${host}: ${status}`);
    await this.#renewCsrfToken();
  }

  async uploads(): Promise<readonly Upload[]> {
    const { status, json } = await this.#send('GET', api.uploads.list.path);
    if (status !== 200) return [];
    const { applied, others } = api.uploads.list.response.parse(json);
    return [...applied, ...others];
  }

  async #wait(id: string, from: Upload['state']): Promise<Upload> {
    for (let tries = 0; tries < patience; tries += 1) {
      const { json } = await this.#send('GET', api.uploads.detail.path.replace(':uploadId', id));
      const upload = api.uploads.detail.response.parse(json);
      if (upload.state !== from) return upload;
      await sleep(pause, undefined, { signal: this.#options.signal });
    }
    throw new Error('the portal does not finish the upload');
  }

  /** Hands a workbook over and waits until the portal has looked at it. */
  async upload(fileName: string, bytes: Buffer): Promise<Upload> {
    const query = new URLSearchParams({ type: 'stock_and_price', fileName }).toString();
    const { status, json } = await this.#send('POST', `${api.uploads.start.path}?${query}`, {
      type: uploadMediaType,
      bytes,
    });
    if (status !== 200) throw new Error(`the portal refused ${fileName}: ${status}`);
    return this.#wait(api.uploads.start.response.parse(json).id, 'checking');
  }

  async apply({ id }: Upload): Promise<Upload> {
    await this.#sendJson('POST', api.uploads.apply.path.replace(':uploadId', id), {});
    return this.#wait(id, 'applying');
  }

  async #feedIsRead(): Promise<boolean> {
    for (let tries = 0; tries < patience; tries += 1) {
      const { status, json } = await this.#send('GET', api.feeds.state.path);
      const feed = status === 200 ? api.feeds.state.response.parse(json).feed : null;
      if (feed === null || feed.problem !== null) return false;
      if (feed.lastList !== null) return true;
      await sleep(pause, undefined, { signal: this.#options.signal });
    }
    return false;
  }

  /** Cuts some prices by hand that the feed carries, if none differs from it yet. */
  async cutPrices(count: number): Promise<void> {
    if (!(await this.#feedIsRead())) return;
    const list = async (query: string) => {
      const { json } = await this.#send('GET', `${api.offers.list.path}?${query}`);
      return api.offers.list.response.parse(json).items;
    };
    if ((await list('feed=differs&limit=1')).length > 0) return;
    const changes = (await list('status=active&sort=changed&limit=50'))
      .filter(({ feed, price }) => feed !== null && price.amount > 500)
      .slice(0, count)
      .map(({ productId, version, price }) => ({ productId, version, price: Math.floor(price.amount * 0.97) }));
    if (changes.length > 0) await this.#sendJson('POST', api.offers.changeMany.path, { changes });
  }

  /** Has the shop's feed retrieved from this address, if it is not already. */
  async useFeed(address: string): Promise<void> {
    const { status, json } = await this.#send('GET', api.feeds.state.path);
    if (status !== 200 || api.feeds.state.response.parse(json).feed?.address === address) return;
    await this.#sendJson('PUT', api.feeds.save.path, {
      address,
      username: null,
      type: 'stock_and_price',
      mapping: {},
      active: true,
    });
  }
}
