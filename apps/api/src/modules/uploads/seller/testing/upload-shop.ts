import type { Correction } from '@offizin/contract/uploads/seller';
import type { Upload } from '@offizin/contract/uploads/upload';
import type { UploadRow } from '@offizin/contract/uploads/rows';
import { pznCheckDigit } from '@offizin/domain/identifiers/pzn';
import type { CellValue } from '@offizin/spreadsheet/xlsx/write-sheet';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { aProduct, aSeller, aUser } from '@offizin/testkit/records';
import { type Browser, type CallQuery, signedIn } from '../../../../testing/browser.ts';
import { portalForFile, putMarketOffers, putProducts, putSeller, type TestPortal } from '../../../../testing/portal.ts';
import type { Config } from '../../../../platform/config.ts';
import { type SentFile, uploadFile } from '../../../../testing/send-file.ts';
import { revertUpload } from '../../jobs/revert-upload.job.ts';
import { applyUpload, checkUpload } from '../../jobs/run-upload.job.ts';

const pzn = (number: number) => {
  const seven = String(1_000_000 + number * 11);
  return seven + pznCheckDigit(seven);
};
/** Numbers whose PZN has a check digit. */
const numbers = Array.from({ length: 60 }, (_, number) => number).filter(
  (number) => !pzn(number).endsWith('X') && pzn(number).length === 8,
);

/** A valid PZN; the first 17 are products of the shop's market. */
export const code = (index: number): string => pzn(numbers[index] ?? 0);

export const product = (index: number, changes = {}) =>
  aProduct({
    productId: `P-${index}`,
    name: `Product ${index}`,
    nationalCode: code(index),
    gtin: null,
    productType: 'parapharmacy',
    recommendedPrice: 2000,
    ...changes,
  });

const products = [
  ...Array.from({ length: 10 }, (_, index) => product(index)),
  product(10, { blocked: true }),
  product(11, { productType: 'medicine' }),
  product(12, { selective: true }),
  product(13, { certificate: 'medical_devices' }),
  product(14, { prescription: true }),
  product(15, { gtin: '04006381333931' }),
  product(16, { nationalCode: null, gtin: '04006381333931' }),
];

const header = ['PZN', 'EAN', 'Bestand', 'Preis', 'Bestandsherkunft'];

type RowQuery = CallQuery<'GET /offer-uploads/:uploadId/rows'>;

export type FileRows = readonly (readonly CellValue[])[];

export function workbook(rows: FileRows, columns: readonly string[] = header): Promise<Buffer> {
  return workbookBuffer({
    sheets: [{ name: 'Angebote', columns: columns.map((name) => ({ header: name, width: 12, format: 'text' })), rows }],
  });
}

export interface Sent extends SentFile {
  readonly columns?: readonly string[];
}

/** A seller signed in to the portal of a test file, with products, prices of others and what uploads need. */
export class UploadShop {
  readonly portal: TestPortal;
  readonly sellerId: string;
  readonly seller: Browser;

  private constructor(portal: TestPortal, sellerId: string, seller: Browser) {
    this.portal = portal;
    this.sellerId = sellerId;
    this.seller = seller;
  }

  static async forFile(changes: Partial<Config> = {}): Promise<UploadShop> {
    const portal = await portalForFile(changes);
    const services = (['marketplace', 'stockhub'] as const).map((service) => ({
      code: service,
      status: 'subscribed' as const,
    }));
    const sellerId = await putSeller(portal, 'de', 'linden', aSeller({ users: [aUser('linden')], services }));
    await putProducts(portal, 'de', products);
    await putMarketOffers(portal, 'de', [
      { productId: 'P-1', seller: 'kassel', label: 'Apotheke in Kassel', price: 1000 },
      { productId: 'P-1', seller: 'ulm', label: 'Apotheke in Ulm', price: 1240 },
      { productId: 'P-1', seller: 'linden', label: 'Apotheke in Freiburg', price: 100 },
    ]);
    return new UploadShop(portal, sellerId, await signedIn(portal, 'linden'));
  }

  async clear(): Promise<void> {
    for (const table of ['offer', 'offer_count', 'sync_finding', 'rate_window', 'remembered_correction'])
      await this.portal.ask(`delete from ${table}`);
  }

  key(uploadId: string) {
    return { sellerId: this.sellerId, uploadId };
  }

  look(uploadId: string): Promise<Upload> {
    return this.seller.ask('GET /offer-uploads/:uploadId', { params: { uploadId } });
  }

  /** Hands a file over and lets the worker look at it. */
  async check(rows: FileRows, sent: Sent = {}): Promise<Upload> {
    const { id } = await uploadFile(this.seller, await workbook(rows, sent.columns), sent);
    await checkUpload.run(this.portal.jobContext(), this.key(id));
    return this.look(id);
  }

  async apply({ id: uploadId }: Upload): Promise<Upload> {
    await this.seller.ask('POST /offer-uploads/:uploadId/apply', { params: { uploadId }, body: {} });
    await applyUpload.run(this.portal.jobContext(), this.key(uploadId));
    return this.look(uploadId);
  }

  /** Corrects cells and lets the worker look at them; returns the upload. */
  async correct({ id: uploadId }: Upload, corrections: readonly Correction[]): Promise<Upload> {
    const upload = await this.seller.ask('PUT /offer-uploads/:uploadId/corrections', {
      params: { uploadId },
      body: { corrections: [...corrections] },
    });
    await checkUpload.run(this.portal.jobContext(), this.key(upload.correcting?.id ?? uploadId));
    return this.look(uploadId);
  }

  /** Applies the corrections that wait behind an applied upload; returns them. */
  async applyCorrected(upload: Upload): Promise<Upload> {
    return this.apply(await this.look(upload.correcting?.id ?? ''));
  }

  async revert({ id: uploadId }: Upload): Promise<Upload> {
    await this.seller.ask('POST /offer-uploads/:uploadId/revert', { params: { uploadId }, body: {} });
    await revertUpload.run(this.portal.jobContext(), this.key(uploadId));
    return this.look(uploadId);
  }

  async rowsOf({ id: uploadId }: Upload, filter: RowQuery = {}): Promise<UploadRow[]> {
    const query: RowQuery = { sort: 'row', ...filter };
    return (await this.seller.ask('GET /offer-uploads/:uploadId/rows', { params: { uploadId }, query })).items;
  }

  offers() {
    return this.portal.ask<{ productId: string; price: number; stock: number; origin: string; status: string }>(
      `select p.product_id as "productId", o.price::int, o.stock, o.origin, o.status from offer o join product p on p.no = o.product_no
       where o.seller_id = $1 order by p.no`,
      [this.sellerId],
    );
  }
}
