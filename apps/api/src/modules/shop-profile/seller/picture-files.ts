import { randomBytes } from 'node:crypto';
import {
  type ImagePart,
  type ImageSize,
  shopImages,
  type ShopImageKind,
} from '@offizin/domain/shop-profile/shop-images';
import { limits } from '@offizin/domain/limits';
import { insertFile, removeUnattached } from '../../files/write/stored-file-queries.ts';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type SellerOfBrand, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { Fail } from '../../../platform/fail.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { imageKey, mediaTypeOf } from '../../../platform/files/media.ts';
import { cutImage } from '../../../platform/files/read-image.ts';

interface PictureFile {
  readonly name: string;
  readonly content: Buffer;
  readonly mediaType: string;
}

export interface Picture {
  readonly kind: ShopImageKind;
  /** The whole picture as it is kept. */
  readonly source: Buffer;
  readonly size: ImageSize;
  readonly part: ImagePart;
}

/** The files of a picture: the whole of it, and its part in every size and format that is shown. */
export async function cutPicture({ kind, source, part }: Picture): Promise<PictureFile[]> {
  const { width, height, widths } = shopImages[kind];
  const files: PictureFile[] = [{ name: 'source.webp', content: source, mediaType: mediaTypeOf('webp') }];
  for (const across of widths) {
    const { webp, jpeg } = await cutImage(source, part, {
      width: across,
      height: Math.round((across * height) / width),
    });
    files.push({ name: `${across}.webp`, content: webp, mediaType: mediaTypeOf('webp') });
    files.push({ name: `${across}.jpeg`, content: jpeg, mediaType: mediaTypeOf('jpeg') });
  }
  return files;
}

interface Keeping {
  readonly app: App;
  readonly store: FileStore;
  readonly owner: SellerOfBrand;
  readonly now: Date;
  readonly fail: Fail<'files.full' | 'files.unavailable'>;
}

/** Writes the files under a random id. They are noted before: what is not attached in the end is removed by its job. */
export async function keepFiles(
  { app, store, owner, now, fail }: Keeping,
  files: readonly PictureFile[],
): Promise<string> {
  const id = randomBytes(16).toString('hex');
  const bytes = files.reduce((sum, { content }) => sum + content.length, 0);
  const isKept = await withSeller(app.pool, owner, async (db) => {
    if (!(await insertFile(db, owner, { id, bytes, names: files.map(({ name }) => name), now }))) return false;
    await removeUnattached(db, id, secondsAfter(now, limits.replacedFileKept));
    return true;
  });
  if (!isKept) fail('files.full');
  try {
    for (const { name, content, mediaType } of files) await store.put(imageKey(id, name), content, mediaType);
  } catch (error) {
    app.log.error({ err: error }, 'files of a picture were not stored');
    fail('files.unavailable');
  }
  return id;
}
