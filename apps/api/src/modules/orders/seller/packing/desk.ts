import type { api } from '@offizin/contract/api';
import type { InputOf } from '../../../../platform/http/route.ts';
import { findUsualCourier } from '../../read/tracking-line-queries.ts';

export async function desk({ db, session }: InputOf<typeof api.packing.desk>) {
  return { usualCourier: await findUsualCourier(db, session.sellerId) };
}
