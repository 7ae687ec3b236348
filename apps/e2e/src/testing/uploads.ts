import { randomInt } from 'node:crypto';
import type { SentMarketOffer } from '@offizin/contract/catalogue/marketplace';
import type { SellerRecord } from '@offizin/contract/sellers/marketplace';
import { uploadMediaType } from '@offizin/contract/uploads/seller';
import { cnControlDigit, cnToEan } from '@offizin/domain/identifiers/spanish-cn';
import { aProduct } from '@offizin/testkit/records';
import { workbookBuffer } from '@offizin/spreadsheet/xlsx/write-workbook';
import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './journey.ts';
import { putMarketOffers, putProducts } from './marketplace.ts';
import { openShop, type Shop } from './shop.ts';

export const uploadPath = '/seller/marketplace/offer-upload';

/** A product as a Spanish file names it. */
export interface ListedProduct {
  readonly name: string;
  /** With its dot and control digit. */
  readonly cn: string;
  readonly ean: string;
  /** The CN with its fifth and sixth digit exchanged, and the control digit that it had. */
  readonly transposed: string;
}

export interface UploadShop extends Shop {
  readonly products: readonly ListedProduct[];
}

function listed(cn: string, at: number): ListedProduct {
  const control = cnControlDigit(cn);
  return {
    name: `Dermaluna ${at + 1}`,
    cn: `${cn}.${control}`,
    ean: cnToEan(cn),
    transposed: `${cn.slice(0, 4)}${cn[5]}${cn[4]}.${control}`,
  };
}

/** Codes that end in 12, so that exchanging the last two digits changes them; no two shops have the same. */
function freshCodes(count: number): string[] {
  const first = randomInt(1000, 9000);
  return Array.from({ length: count }, (_, at) => `${first + at}12`);
}

/** A Spanish shop with products of its own; others ask 10.00 to 12.40 for each of them. */
export async function openUploadShop(count: number, seller: Partial<SellerRecord> = {}): Promise<UploadShop> {
  const address = { street: 'Calle Mayor 1', postalCode: '46001', city: 'Valencia', region: null, countryCode: 'ES' };
  const shop = await openShop({ seller: { address, ...seller } });
  const products = freshCodes(count).map(listed);
  const ids = products.map(({ ean }) => `U-${ean}`);
  await putProducts(
    shop.brand,
    products.map(({ name, cn, ean }, at) =>
      aProduct({
        productId: ids[at] ?? '',
        name,
        pack: '50 ml',
        market: 'ES',
        nationalCode: cn.slice(0, 6),
        gtin: `0${ean}`,
        productType: 'parapharmacy',
        recommendedPrice: null,
      }),
    ),
  );
  const others: SentMarketOffer[] = ids.flatMap((productId) => [
    { productId, seller: 'other-1', label: 'Pharmacy in Murcia', price: 1000 },
    { productId, seller: 'other-2', label: 'Pharmacy in Bilbao', price: 1240 },
  ]);
  await putMarketOffers(shop.brand, others);
  return { ...shop, products };
}

const header = ['CN', 'EAN', 'Stock', 'Precio', 'Origen del stock'];

export interface UploadedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A workbook as a seller would send it; rows are counted from 2. */
export async function fileOf(
  rows: readonly (readonly string[])[],
  name = 'offers.xlsx',
  titles: readonly string[] = header,
): Promise<UploadedFile> {
  const columns = titles.map((title) => ({ header: title, width: 14, format: 'text' as const }));
  return {
    name,
    mimeType: uploadMediaType,
    buffer: await workbookBuffer({ sheets: [{ name: 'Ofertas', columns, rows }] }),
  };
}

/** Signs in and opens the upload screen. */
export async function openUploads(page: Page, shop: Shop): Promise<void> {
  await enter(page.context(), shop);
  await page.goto(shop.at(uploadPath));
}

/** Chooses a file by its input, as a click or the keyboard would. */
export async function chooseFile(page: Page, file: UploadedFile): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** The figure of the preview or result that counts rows of one kind. */
export function figureOf(page: Page, figure: string): Locator {
  return page.locator(`[data-figure=${figure}] b`);
}

/** One row of the file, by its number. */
export function rowOf(page: Page, rowNumber: number): Locator {
  return page.locator(`tr[data-row="${rowNumber}"]`);
}

/** Uploads a file and waits for its preview. */
export async function preview(page: Page, file: UploadedFile): Promise<void> {
  await chooseFile(page, file);
  await expect(figureOf(page, 'all')).toBeVisible();
}
