import type { api } from '@offizin/contract/api';
import { readShopProfile } from '../write/profile-view.ts';
import { deleteImage, lockImage } from '../write/profile-write-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { announceImages, detach, imageFields } from './attach-picture.ts';

/** Takes a picture off the profile. */
export async function removeImage({
  db,
  session,
  params,
  noted,
  now,
  fail,
}: InputOf<typeof api.shopProfile.removeImage>) {
  const { sellerId } = session;
  const fileId = (await lockImage(db, sellerId, params.kind)) ?? fail('not_found');
  await deleteImage(db, sellerId, params.kind);
  await detach(db, fileId, now);
  noted.noteHidden(imageFields[params.kind], true);
  await announceImages(db, now);
  return (await readShopProfile(db, sellerId, now)) ?? fail('internal');
}
