import { hiddenChange, type HistoryField } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import type { ShopImageKind } from '@offizin/domain/shop-profile/shop-images';
import { removeUnattached, setAttached } from '../../files/write/stored-file-queries.ts';
import { announce } from '../../events/write/announce-queries.ts';
import { insertProfileChanged } from '../../events/write/marketplace-event-queries.ts';
import { lockImage, lockProfile, type NewImage, putImage } from '../write/profile-write-queries.ts';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type SellerDb, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { ActiveSession } from '../../../platform/session/active-session.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';

/** A picture as the history names it. */
export const imageFields: Readonly<Record<ShopImageKind, HistoryField>> = {
  BACKGROUND: 'background',
  LOGO: 'logo',
  PHARMACIST: 'portrait',
};

/** Pages that show a picture may be open: its files go a while after it. */
export async function detach(db: SellerDb, fileId: string, now: Date): Promise<void> {
  await setAttached(db, { sellerId: db.sellerId, fileId }, false);
  await removeUnattached(db, fileId, secondsAfter(now, limits.replacedFileKept));
}

export async function announceImages(db: SellerDb, now: Date): Promise<void> {
  await insertProfileChanged(db, { section: 'images', now });
  await announce(db, { topic: 'profile', payload: { section: 'images' } });
}

/** Shows a picture whose files are written, in the place of the one before; the history and the marketplace learn of it. */
export function attachPicture(
  app: App,
  session: ActiveSession,
  image: NewImage & { readonly now: Date },
): Promise<void> {
  const { sellerId, brand, userId, impersonatedBy } = session;
  const { kind, fileId, now } = image;
  return withSeller(app.pool, session, async (db) => {
    await lockProfile(db, session);
    const before = await lockImage(db, sellerId, kind);
    await setAttached(db, { sellerId, fileId }, true);
    await putImage(db, session, image);
    if (before !== null) await detach(db, before, now);
    const changes = hiddenChange(imageFields[kind], true);
    await insertAudit(db, { brand, kind: 'profile.image_changed', sellerId, userId, impersonatedBy, changes });
    await announceImages(db, now);
  });
}
