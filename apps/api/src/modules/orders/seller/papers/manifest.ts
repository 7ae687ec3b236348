import type { api } from '@offizin/contract/api';
import { wallClockAt } from '@offizin/domain/calendar/zoned-time';
import { limits } from '@offizin/domain/limits';
import { ownNameOf } from '@offizin/domain/orders/couriers';
import { manifestNumber } from '@offizin/domain/orders/papers';
import { withSeller } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { textsIn } from '../../../../texts/texts.ts';
import { findParcels, type ParcelRow } from '../../write/parcel-queries.ts';
import { findPaperShop, paperFrame } from './paper-shop.ts';
import { manifestTask, type PaperParcel } from './paper-tasks.ts';

function paperParcel({
  number,
  units,
  trackingNumber,
  waybill,
  erasedAt,
  name,
  postalCode,
  city,
}: ParcelRow): PaperParcel {
  const receiver = erasedAt === null ? { name: name ?? '', postalCode: postalCode ?? '', city: city ?? '' } : null;
  return { number, units, receiver, code: trackingNumber ?? waybill };
}

/** Draws what a courier signs: the parcels that wait for it, in the shop's language (LEG-01). */
export async function manifest({ app, session, query, now, fail }: InputOf<typeof api.papers.manifest>) {
  const { locale } = session.row.seller;
  const courier = query.courier ?? null;
  const [rows, shop] = await withSeller(app.pool, session, (db) =>
    Promise.all([findParcels(db, limits.parcelsListed), findPaperShop(db, session)]),
  );
  const parcels = rows.filter((row) => row.courier === courier).map(paperParcel);
  if (parcels.length === 0) return fail('not_found');
  const [t, tOrders] = await Promise.all([textsIn(locale, 'papers'), textsIn(locale, 'orders')]);
  const unnamed = (courier ?? 'other') as 'swiss_post' | 'own' | 'pickup_point' | 'other';
  const name = (courier === null ? null : ownNameOf(courier)) ?? tOrders(`courier.${unnamed}`);
  const frame = paperFrame(session, now);
  const number = manifestNumber(courier, wallClockAt(now, frame.timeZone));
  const task = { ...frame, locale, shop, courier: name, number, madeBy: session.userName, parcels };
  const content = await manifestTask.run(app.threads, task, { seconds: limits.paperSeconds });
  return {
    fileName: `${t('fileName.manifest')}-${number.toLowerCase()}.pdf`,
    mediaType: 'application/pdf',
    content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
  };
}
