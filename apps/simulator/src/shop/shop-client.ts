import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, apiBase } from '@offizin/contract/api';
import type { ShopProfile, ShopProfileChange } from '@offizin/contract/shop-profile/seller';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import type { OffersWhileClosed } from '@offizin/domain/calendar/closures';
import type { LegalType } from '@offizin/domain/legal-documents/legal-documents';
import type { ImageSize, ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import type { ShippingCosts } from '@offizin/domain/shipping-costs/shipping-costs';
import type { TokenScope } from '@offizin/domain/own-systems/token-scopes';
import type { ChosenWebhookEvent } from '@offizin/domain/own-systems/webhook-events';
import type { DemoAccount } from '../demo/accounts.ts';
import type { DemoRule } from '../demo/price-rules.ts';
import { type Answer, hostHeader, sendOverHttp } from './send-over-http.ts';

const pause = 500;
const patience = 120;

/** A portal that is busy, or that asks to wait, is asked again so many times, after growing pauses of at most these milliseconds. */
const tries = 8;
const longestPause = 15_000;

const isPassing = ({ status }: Answer): boolean => status === 429 || status >= 500;

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

  async #send(method: string, path: string, body?: { readonly type: string; readonly bytes: Buffer }): Promise<Answer> {
    const { baseUrl, account, signal } = this.#options;
    const target = { url: new URL(apiBase + path, baseUrl), host: account.host, signal };
    // The same key each time: what was done and not answered is not done twice.
    const key = randomUUID();
    const once = () =>
      sendOverHttp(target, {
        method,
        headers: {
          origin: `http://${hostHeader(target)}`,
          cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(method === 'GET' ? {} : { 'x-csrf-token': this.#csrfToken, 'idempotency-key': key }),
          ...(body === undefined ? {} : { 'content-type': body.type }),
        },
        body: body?.bytes,
      });
    let answer = await once();
    for (let again = 1; again < tries && isPassing(answer); again += 1) {
      const wanted = Number.isNaN(answer.retryAfter) ? pause * 2 ** again : answer.retryAfter * 1000;
      await sleep(Math.min(wanted, longestPause), undefined, { signal });
      answer = await once();
    }
    for (const cookie of answer.cookies) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  #sendJson(method: string, path: string, body: object): Promise<Answer> {
    return this.#send(method, path, { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) });
  }

  /** Any call of the browser's. */
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    return body === undefined ? this.#send(method, path) : this.#sendJson(method, path, body);
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

  /** What shoppers see of the shop; null for who may not look. */
  async profile(): Promise<ShopProfile | null> {
    const { status, json } = await this.#send('GET', api.shopProfile.read.path);
    return status === 200 ? api.shopProfile.read.response.parse(json) : null;
  }

  async changeProfile(change: ShopProfileChange): Promise<void> {
    const { status } = await this.#sendJson('PUT', api.shopProfile.change.path, change);
    if (status !== 200) throw new Error(`the portal refused the profile: ${status}`);
  }

  /** Shows a picture, all of it. */
  async putImage(kind: ShopImageKind, bytes: Buffer, { width, height }: ImageSize): Promise<void> {
    const query = new URLSearchParams({ left: '0', top: '0', width: `${width}`, height: `${height}`, turns: '0' });
    const path = `${api.shopProfile.putImage.path.replace(':kind', kind)}?${query.toString()}`;
    const { status } = await this.#send('PUT', path, { type: 'image/png', bytes });
    if (status !== 200) throw new Error(`the portal refused the ${kind}: ${status}`);
  }

  /** Plans a closure where the shop has none yet. */
  async planClosure(closure: { from: string; to: string; reason: string; offers: OffersWhileClosed }): Promise<void> {
    const { status, json } = await this.#send('GET', api.holidays.read.path);
    if (status !== 200) return;
    const { closures } = api.holidays.read.response.parse(json);
    if (closures.some(({ from, to }) => from <= closure.to && closure.from <= to)) return;
    await this.#sendJson('POST', api.holidays.addClosure.path, closure);
  }

  /** Says what the shop charges for shipping, where it has said nothing yet. */
  async sayShippingCosts(costs: ShippingCosts): Promise<void> {
    await this.#sendJson('PUT', api.shippingCosts.save.path, { version: 0, ...costs });
  }

  /** In which languages legal documents are read, the usual one first, and whether the shop has published any. */
  async legalDocuments(): Promise<{ languages: readonly string[]; isPublished: boolean }> {
    const { json } = await this.#send('GET', api.legalDocuments.list.path);
    const { languages, documents } = api.legalDocuments.list.response.parse(json);
    return { languages, isPublished: documents.some(({ versions }) => versions.length > 0) };
  }

  async publishLegal(type: LegalType, language: string, text: string): Promise<void> {
    const path = api.legalDocuments.saveDraft.path.replace(':type', type).replace(':language', language);
    const body = { version: 0, content: { kind: 'free_text', text } };
    const saved = await this.#sendJson('PUT', path, body);
    const { version } = api.legalDocuments.saveDraft.response.parse(saved.json);
    const drafts = [{ language, version }];
    await this.#sendJson('POST', api.legalDocuments.publish.path.replace(':type', type), { drafts });
  }

  /** Whether a list of the shop was applied once. */
  async hasApplied(): Promise<boolean> {
    const { status, json } = await this.#send('GET', api.uploads.list.path);
    return status === 200 && api.uploads.list.response.parse(json).applied.length > 0;
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
    const { status } = await this.#sendJson('POST', api.uploads.apply.path.replace(':uploadId', id), {});
    if (status !== 200) throw new Error(`the portal did not apply an upload: ${status}`);
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

  /** Says what the shop pays for its offers, unless it has said so of one: null leaves one out. Whether it has offers. */
  async sayPurchasePrices(paidFor: (productId: string) => number | null): Promise<boolean> {
    let cursor: string | null = '';
    for (let seen = 0; cursor !== null; seen += 1) {
      const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { status, json } = await this.#send('GET', `${api.offers.list.path}?limit=100${query}`);
      if (status !== 200) return false;
      const { items, nextCursor } = api.offers.list.response.parse(json);
      if (seen === 0 && items.length === 0) return false;
      if (items.some(({ purchasePrice }) => purchasePrice !== null)) return true;
      const changes = items.flatMap(({ productId, version }) => {
        const purchasePrice = paidFor(productId);
        return purchasePrice === null ? [] : [{ productId, version, purchasePrice }];
      });
      if (changes.length > 0) await this.#sendJson('POST', api.offers.changeMany.path, { changes });
      cursor = nextCursor;
    }
    return true;
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

  /** Sets price rules up, if the shop has none; those that run change prices as their previews show. */
  async setPriceRules(rules: readonly DemoRule[]): Promise<void> {
    const { status, json } = await this.#send('GET', api.priceRules.list.path);
    if (status !== 200 || api.priceRules.list.response.parse(json).rules.length > 0) return;
    const path = (of: { readonly path: string }, id: string) => of.path.replace(':ruleId', id);
    for (const { name, terms, state } of rules) {
      const made = await this.#sendJson('POST', api.priceRules.create.path, { name, template: 'best_price' });
      if (made.status !== 200) return;
      const { ruleId, version } = api.priceRules.create.response.parse(made.json);
      const saved = await this.#sendJson('PUT', path(api.priceRules.save, ruleId), { version, name, terms });
      if (saved.status !== 200 || state === 'draft') continue;
      const preview = await this.#sendJson('POST', api.priceRules.preview.path, { terms, ruleId, limit: 0 });
      if (preview.status !== 200) continue;
      const { computedAt: previewedAt } = api.priceRules.preview.response.parse(preview.json);
      const { version: now } = api.priceRules.save.response.parse(saved.json);
      await this.#sendJson('POST', path(api.priceRules.switchOn, ruleId), { version: now, previewedAt });
      if (state === 'paused') await this.#sendJson('POST', path(api.priceRules.pause, ruleId), { prices: 'back' });
    }
  }

  /** A token of this name in place of the one before, which nobody knows any more; null where the person may make none. */
  async makeToken(name: string, scopes: readonly TokenScope[]): Promise<string | null> {
    const { status, json } = await this.#send('GET', api.apiTokens.list.path);
    if (status !== 200) return null;
    for (const token of api.apiTokens.list.response.parse(json).items)
      if (token.name === name && token.revoked === null)
        await this.#sendJson('DELETE', api.apiTokens.revoke.path.replace(':tokenId', token.id), {});
    const made = await this.#sendJson('POST', api.apiTokens.make.path, { name, scopes, days: 90 });
    return made.status === 200 ? api.apiTokens.make.response.parse(made.json).secret : null;
  }

  /** Has events sent to this address, also where the shop had another one at an earlier start; returns what signs them. */
  async useWebhook(address: string, events: readonly ChosenWebhookEvent[]): Promise<string | null> {
    const { status, json } = await this.#send('GET', api.webhooks.list.path);
    if (status !== 200) return null;
    const { pathname } = new URL(address);
    const found = api.webhooks.list.response
      .parse(json)
      .items.find((each) => new URL(each.address).pathname === pathname);
    if (found === undefined) {
      const added = await this.#sendJson('POST', api.webhooks.add.path, { address, events });
      return added.status === 200 ? api.webhooks.add.response.parse(added.json).secret : null;
    }
    const path = (of: { readonly path: string }) => of.path.replace(':webhookId', found.id);
    await this.#sendJson('PUT', path(api.webhooks.change), { address, events: found.events, active: true });
    const changed = await this.#sendJson('POST', path(api.webhooks.changeSecret), {});
    return changed.status === 200 ? api.webhooks.changeSecret.response.parse(changed.json).secret : null;
  }
}
