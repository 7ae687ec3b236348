import type { ShopProfileChange } from '@offizin/contract/shop-profile/seller';
import type { ImagePart, ImageSize, ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { query } from '../../../platform/db/scopes/query.ts';
import type { SellerDb, SellerOfBrand } from '../../../platform/db/scopes/scopes.ts';

type Section<S extends keyof ShopProfileChange> = Omit<NonNullable<ShopProfileChange[S]>, 'version'>;

/** Holds the profile until the commit, making it first where the shop has said nothing yet. */
export async function lockProfile(db: SellerDb, { sellerId, brand }: SellerOfBrand): Promise<void> {
  const first = query.insertInto('shop_profile').values({ seller_id: sellerId, brand });
  await db.rows(first.onConflict((conflict) => conflict.doNothing()));
  await db.rows(query.selectFrom('shop_profile').select('seller_id').where('seller_id', '=', sellerId).forUpdate());
}

export async function updateTexts(db: SellerDb, sellerId: string, texts: Section<'texts'>): Promise<void> {
  await db.rows(
    query
      .updateTable('shop_profile')
      .set((by) => ({
        short_description: texts.shortDescription,
        about: texts.about,
        responsible_name: texts.responsibleName,
        responsible_title: texts.responsibleTitle,
        texts_version: by('texts_version', '+', 1),
      }))
      .where('seller_id', '=', sellerId),
  );
}

export async function updateContact(db: SellerDb, sellerId: string, contact: Section<'contact'>): Promise<void> {
  const { email, website, facebook, whatsapp, linkedin, twitter, phone, phonePrefix } = contact;
  const columns = { email, website, facebook, whatsapp, linkedin, twitter, phone, phone_prefix: phonePrefix };
  await db.rows(
    query
      .updateTable('shop_profile')
      .set((by) => ({ ...columns, contact_version: by('contact_version', '+', 1) }))
      .where('seller_id', '=', sellerId),
  );
}

export async function countHours(db: SellerDb, sellerId: string): Promise<void> {
  await db.rows(
    query
      .updateTable('shop_profile')
      .set((by) => ({ hours_version: by('hours_version', '+', 1) }))
      .where('seller_id', '=', sellerId),
  );
}

export interface NewImage {
  readonly kind: ShopImageKind;
  readonly fileId: string;
  /** Of the whole picture that is kept. */
  readonly size: ImageSize;
  readonly part: ImagePart;
}

/** Puts a picture in the place of the one before. */
export async function putImage(db: SellerDb, { sellerId, brand }: SellerOfBrand, image: NewImage): Promise<void> {
  const { width, height } = image.size;
  const shown = { file_id: image.fileId, width, height, part: JSON.stringify(image.part) };
  const statement = query
    .insertInto('shop_image')
    .values({ seller_id: sellerId, brand, kind: image.kind, ...shown })
    .onConflict((conflict) => conflict.columns(['seller_id', 'kind']).doUpdateSet(shown));
  await db.rows(statement);
}

/** The file of a picture, held until the commit. */
export async function lockImage(db: SellerDb, sellerId: string, kind: ShopImageKind): Promise<string | null> {
  const statement = query.selectFrom('shop_image').select('file_id').where('seller_id', '=', sellerId);
  return (await db.first(statement.where('kind', '=', kind).forUpdate()))?.file_id ?? null;
}

export async function deleteImage(db: SellerDb, sellerId: string, kind: ShopImageKind): Promise<void> {
  await db.rows(query.deleteFrom('shop_image').where('seller_id', '=', sellerId).where('kind', '=', kind));
}
