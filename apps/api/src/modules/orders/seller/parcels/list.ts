import type { api } from '@offizin/contract/api';
import type { Parcel } from '@offizin/contract/orders/parcels';
import { limits } from '@offizin/domain/limits';
import { countParcels, findParcels, type ParcelRow } from '../../write/parcel-queries.ts';
import type { InputOf } from '../../../../platform/http/route.ts';

function parcelView({ orderId, number, units, trackingNumber, waybill, ...row }: ParcelRow): Parcel {
  const { name, postalCode, city } = row;
  const receiver = row.erasedAt === null ? { name: name ?? '', postalCode: postalCode ?? '', city: city ?? '' } : null;
  return { orderId, number, units, preparedAt: row.preparedAt.toISOString(), receiver, trackingNumber, waybill };
}

/** What waits to be picked up, by courier (LEG-01). */
export async function list({ db, session }: InputOf<typeof api.parcels.list>) {
  const [total, rows] = await Promise.all([countParcels(db), findParcels(db, limits.parcelsListed)]);
  const couriers = Map.groupBy(rows, ({ courier }) => courier);
  const { name, street, postal_code: postalCode, city } = session.row.seller;
  return {
    shop: { name, street, postalCode, city },
    total,
    couriers: [...couriers].map(([courier, parcels]) => ({ courier, parcels: parcels.map(parcelView) })),
  };
}
