import type { Correction } from '@offizin/contract/uploads/seller';
import { oneClickRemedies, syncResultTable, syncResultTypes } from '@offizin/domain/sync/result-types';
import { startHttpServer } from '../../../../testing/file-servers.ts';
import { forThisFile } from '../../../../testing/for-this-file.ts';
import { putMarketOffers } from '../../../../testing/portal.ts';
import { retrieveFeed } from '../../../feeds/jobs/retrieve-feeds.job.ts';
import { code, type FileRows, UploadShop } from '../../../uploads/seller/testing/upload-shop.ts';
import { applyRemedy } from '../../jobs/apply-remedy.job.ts';
import { reclassifySeller } from '../../jobs/reclassify.job.ts';

export type Random = () => number;

/** Numbers from 0 to 1 that a seed decides. */
export function randomOf(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const header = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft'];
const twiceUsedEan = '4006381333931';
const wrong = (index: number) => `${code(index).slice(0, 7)}${(Number(code(index)[7]) + 1) % 10}`;

/** A shop in which anything may happen next, as a seed decides; each operation goes the way of a person, a job or the marketplace. */
export class RandomShop {
  readonly shop: UploadShop;
  readonly #random: Random;
  readonly #feed: { text: string };
  readonly #uploads: string[] = [];

  private constructor(shop: UploadShop, random: Random, feed: { text: string }) {
    this.shop = shop;
    this.#random = random;
    this.#feed = feed;
  }

  static async forFile(seed: number): Promise<RandomShop> {
    const feed = { text: '' };
    const web = forThisFile(await startHttpServer((_, response) => response.writeHead(200).end(feed.text)));
    const shop = await UploadShop.forFile({ privateFeedHosts: [web.host] });
    await shop.seller.ask('PUT /feed', {
      body: {
        address: `http://${web.host}/stock.csv`,
        username: null,
        type: 'stock_and_price',
        mapping: {},
        active: true,
      },
    });
    return new RandomShop(shop, randomOf(seed), feed);
  }

  #below(count: number): number {
    return Math.floor(this.#random() * count);
  }

  #oneOf<T>(values: readonly [T, ...T[]]): T {
    return values[this.#below(values.length)] ?? values[0];
  }

  #isRare(oneIn: number): boolean {
    return this.#below(oneIn) === 0;
  }

  #identifiers(): readonly [string, string] {
    if (this.#isRare(12)) return ['', ''];
    if (this.#isRare(12)) return ['', twiceUsedEan];
    if (this.#isRare(10)) return [wrong(this.#below(4)), this.#isRare(3) ? twiceUsedEan : ''];
    if (this.#isRare(10)) return [code(40 + this.#below(4)), ''];
    return [code(this.#below(17)), ''];
  }

  #row(): readonly string[] {
    const price = this.#isRare(12) ? this.#oneOf(['', 'teuer', '0']) : (3 + this.#random() * 22).toFixed(2);
    const stock = this.#isRare(12) ? this.#oneOf(['', 'viele', '-1']) : String(this.#below(4) * this.#below(9));
    const origin = this.#isRare(20) ? 'Mond' : this.#oneOf(['eigen', 'eigen', 'Großhandel', '']);
    return [...this.#identifiers(), stock, price.replace('.', ','), origin];
  }

  #rows(): FileRows {
    return Array.from({ length: 1 + this.#below(7) }, () => this.#row());
  }

  async #upload(): Promise<void> {
    const isPrices = this.#isRare(4);
    const rows = this.#rows();
    const upload = isPrices
      ? await this.shop.check(
          rows.map(([own = '', ean = '', , price = '']) => [own, ean, price]),
          { type: 'price_only', columns: ['PZN', 'EAN', 'Preis'] },
        )
      : await this.shop.check(rows);
    if (upload.state !== 'ready') return;
    await this.shop.apply(upload);
    this.#uploads.push(upload.id);
  }

  async #retrieve(): Promise<void> {
    this.#feed.text = [header, ...this.#rows()].map((row) => `${row.join(';')}\n`).join('');
    await retrieveFeed.run(this.shop.portal.jobContext(), { sellerId: this.shop.sellerId });
  }

  async #revert(): Promise<void> {
    // Of the latest ones: what came before them has mostly changed since.
    const latest = Math.min(3, this.#uploads.length);
    const [id] = this.#uploads.splice(this.#uploads.length - 1 - this.#below(latest), 1);
    if (id !== undefined) await this.shop.revert(await this.shop.look(id));
  }

  #correctedCell(): Pick<Correction, 'field' | 'value'> {
    if (this.#isRare(3)) return { field: 'code', value: code(this.#below(17)) };
    if (this.#isRare(3)) return { field: 'stock', value: String(this.#below(9)) };
    return { field: 'price', value: (3 + this.#random() * 22).toFixed(2).replace('.', ',') };
  }

  /** Corrects refused rows of an upload that was applied, and mostly applies that. */
  async #correct(): Promise<void> {
    const id = this.#uploads[this.#uploads.length - 1 - this.#below(Math.min(3, this.#uploads.length))];
    if (id === undefined) return;
    const upload = await this.shop.look(id);
    if (upload.corrects !== null) return;
    const refused = await this.shop.rowsOf(upload, { result: 'rejected' });
    const corrections = refused
      .filter(() => !this.#isRare(3))
      .map(({ rowNumber }) => ({ rowNumber, ...this.#correctedCell() }));
    if (corrections.length === 0) return;
    const corrected = await this.shop.correct(upload, corrections);
    if (this.#isRare(4)) return;
    this.#uploads.push((await this.shop.applyCorrected(corrected)).id);
  }

  /** The uploads that were applied and not reverted, the newest of them. */
  get latestUploads(): readonly string[] {
    return this.#uploads.slice(-4);
  }

  async #edit(): Promise<void> {
    const { items } = await this.shop.seller.ask('GET /offers', { query: {} });
    const chosen = items.filter(() => this.#isRare(3)).slice(0, 3);
    const changes = chosen.map(({ productId, version }) => ({
      productId,
      version,
      ...(this.#isRare(2) && { price: 300 + this.#below(2200) }),
      ...(this.#isRare(3) && { stock: this.#below(5) }),
      ...(this.#isRare(3) && { active: this.#isRare(2) }),
    }));
    const [only] = changes;
    if (changes.length > 1) await this.shop.seller.ask('POST /offers/changes', { body: { changes } });
    else if (only !== undefined) {
      const { productId, ...body } = only;
      await this.shop.seller.call('PUT', `/offers/${productId}`, { body });
    }
  }

  async #finish(remedyId: string): Promise<void> {
    await applyRemedy.run(this.shop.portal.jobContext(), { sellerId: this.shop.sellerId, remedyId });
  }

  async #remedy(): Promise<void> {
    const { items } = await this.shop.seller.ask('GET /sync/findings', { query: {} });
    const found = items[this.#below(items.length)];
    if (found === undefined) return;
    const { finding, subject, candidates } = found;
    const [candidate] = candidates;
    if (candidate !== undefined) {
      const body = { subject, productId: candidate.productId };
      await this.#finish((await this.shop.seller.ask('POST /sync/choices', { body })).id);
    } else if (oneClickRemedies.has(syncResultTable[finding].remedy)) {
      const body = { finding, stock: 3, ...(this.#isRare(2) && { subjects: [subject] }) };
      await this.#finish((await this.shop.seller.ask('POST /sync/remedies', { body })).id);
    } else {
      await this.shop.seller.ask('POST /sync/dismissals', { body: { finding, subjects: [subject] } });
    }
  }

  async #dismiss(): Promise<void> {
    const finding = syncResultTypes[this.#below(syncResultTypes.length)] ?? 'new_product';
    await this.shop.seller.ask('POST /sync/dismissals', { body: { finding } });
  }

  async #changeCatalogue(): Promise<void> {
    const { portal, sellerId } = this.shop;
    const productId = `P-${this.#below(17)}`;
    const flag = this.#oneOf(['selective', 'blocked', 'prescription']);
    const certificate = `insert into seller_certificate (seller_id, certificate, valid_until) values ($1, 'medical_devices', null) on conflict do nothing`;
    const price = 300 + this.#below(2000);
    await this.#oneOf([
      () => putMarketOffers(portal, 'de', [{ productId, seller: 'ulm', label: 'Ulm', price }]),
      () => putMarketOffers(portal, 'de', [{ productId, seller: 'ulm', label: 'Ulm', price: null }]),
      () =>
        portal.ask(
          `update product set ${flag} = not ${flag}, version = (select next_catalogue_version('de')) where product_id = $1`,
          [productId],
        ),
      () => portal.ask(certificate, [sellerId]),
      () => portal.ask(`delete from seller_certificate where seller_id = $1`, [sellerId]),
      () => portal.ask(`update offer set own_stock_zero_since = own_stock_zero_since - interval '31 days'`),
    ])();
    if (!this.#isRare(3)) await reclassifySeller.run(portal.jobContext(), { sellerId });
  }

  /** Does the next thing; returns what it was. */
  async next(): Promise<string> {
    await this.shop.portal.ask('delete from rate_window');
    const [name, operation] = this.#oneOf<readonly [string, () => Promise<void>]>([
      ['upload', () => this.#upload()],
      ['upload', () => this.#upload()],
      ['correction', () => this.#correct()],
      ['correction', () => this.#correct()],
      ['feed', () => this.#retrieve()],
      ['edit', () => this.#edit()],
      ['edit', () => this.#edit()],
      ['remedy', () => this.#remedy()],
      ['remedy', () => this.#remedy()],
      ['revert', () => this.#revert()],
      ['revert', () => this.#revert()],
      ['catalogue', () => this.#changeCatalogue()],
      ['catalogue', () => this.#changeCatalogue()],
      ...(this.#isRare(4) ? [['dismissal', () => this.#dismiss()] as const] : []),
    ]);
    await operation();
    return name;
  }
}
