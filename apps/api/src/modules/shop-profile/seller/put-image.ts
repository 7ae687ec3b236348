import type { api } from '@offizin/contract/api';
import {
  type ImagePart,
  type ImageSize,
  partFaultOf,
  shopImages,
  type ShopImageKind,
} from '@offizin/domain/shop-profile/shop-images';
import { readShopProfile } from '../write/profile-view.ts';
import { withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import { imageKey } from '../../../platform/files/media.ts';
import {
  type ImageFault,
  inImageTurn,
  partOfKept,
  readImage,
  UnreadableImage,
} from '../../../platform/files/read-image.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { attachPicture } from './attach-picture.ts';
import { cutPicture, keepFiles, type Picture } from './picture-files.ts';

type Put = InputOf<typeof api.shopProfile.putImage>;
type Crop = InputOf<typeof api.shopProfile.cropImage>;

interface Asked {
  readonly kind: ShopImageKind;
  readonly part: ImagePart;
  /** Of the picture that the part is of. */
  readonly of: ImageSize;
  readonly fail: Fail<'request.invalid'>;
}

/** Browsers offer no such part. */
function refuseWrongPart({ kind, part, of, fail }: Asked): void {
  const fault = partFaultOf(kind, part, of);
  const limit = shopImages[kind].width;
  if (fault === 'outside') fail('request.invalid', { errors: [{ path: 'part', code: 'field.invalid' }] });
  if (fault === 'too_small')
    fail('request.invalid', { errors: [{ path: 'part.width', code: 'field.too_small', params: { limit } }] });
}

/** What the picture is, or a refusal that says why it cannot be taken. */
async function orRefused<T>(work: () => Promise<T>, fail: (code: ImageFault) => never): Promise<T> {
  try {
    return await inImageTurn(work);
  } catch (error) {
    if (error instanceof UnreadableImage) return fail(error.code);
    throw error;
  }
}

/** Takes a picture as what it shows alone, cuts the part out, and shows it from the commit on (PRO-04). */
export async function putImage(input: Put) {
  const { app, session, params, query: part, body, now, fail } = input;
  const store = app.files ?? fail('files.unavailable');
  const { kind } = params;
  const { picture, files } = await orRefused(async () => {
    const whole = await readImage(body);
    refuseWrongPart({ kind, part, of: whole.original, fail });
    const picture: Picture = { kind, source: whole.source, size: whole.size, part: partOfKept(part, whole) };
    return { picture, files: await cutPicture(picture) };
  }, fail);
  const fileId = await keepFiles({ app, store, owner: session, now, fail }, files);
  await attachPicture(app, session, { ...picture, fileId, now });
  return (await withSeller(app.pool, session, (db) => readShopProfile(db, session.sellerId, now))) ?? fail('internal');
}

/** Shows another part of the picture that is there. */
export async function cropImage(input: Crop) {
  const { app, session, params, body: part, now, fail } = input;
  const store = app.files ?? fail('files.unavailable');
  const { kind } = params;
  const profile = await withSeller(app.pool, session, (db) => readShopProfile(db, session.sellerId, now));
  const { fileId: before, width, height } = profile?.images[kind] ?? fail('not_found');
  const size = { width, height };
  refuseWrongPart({ kind, part, of: size, fail });
  const picture: Picture = { kind, source: await store.read(imageKey(before, 'source.webp')), size, part };
  const files = await orRefused(
    () => cutPicture(picture),
    () => fail('image.unreadable'),
  );
  const fileId = await keepFiles({ app, store, owner: session, now, fail }, files);
  await attachPicture(app, session, { ...picture, fileId, now });
  return (await withSeller(app.pool, session, (db) => readShopProfile(db, session.sellerId, now))) ?? fail('internal');
}
