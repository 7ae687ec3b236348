import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { serviceCodes } from '@offizin/domain/access/seller-kinds';
import { lockSeller, updateService } from '../../sellers/write/seller-write-queries.ts';
import { applyServices } from '../write/apply-services.ts';
import { findServiceRequests, findServiceStates } from '../write/service-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers, type ShopRow } from '../../sellers/write/seller-queries.ts';

type Read = InputOf<typeof marketplaceApi.sellerServices>;
type Put = InputOf<typeof marketplaceApi.putSellerService>;

async function viewsOf({ db }: Read | Put, { id, services }: Pick<ShopRow, 'id' | 'services'>) {
  const states = await findServiceStates(db, id);
  return serviceCodes.map((code) => {
    const state = states.find((row) => row.code === code);
    const status = services.find((service) => service.code === code)?.status ?? 'unsubscribed';
    const asked = state?.asked && state.askedAt ? { kind: state.asked, at: state.askedAt.toISOString() } : null;
    return { code, status, since: state?.since?.toISOString() ?? null, asked };
  });
}

/** The services of a seller, and what it waits to hear about. */
export async function sellerServices(input: Read) {
  const { db, caller, params, fail } = input;
  const [seller = fail('not_found')] = await findSellers(db, caller.brand, [params.externalId]);
  return { services: await viewsOf(input, seller) };
}

/** What sellers of the brand wait to hear about. */
export async function serviceRequests({ db, caller }: InputOf<typeof marketplaceApi.serviceRequests>) {
  const rows = await findServiceRequests(db, caller.brand);
  return {
    items: rows.flatMap(({ at, kind, ...row }) => (at && kind ? [{ ...row, kind, at: at.toISOString() }] : [])),
  };
}

/** Sets one service of a seller; what it has asked about it is answered by that. */
export async function putSellerService(input: Put) {
  const { db, caller, params, body, now, fail } = input;
  const { brand } = caller;
  const { code } = params;
  const { status, reason = null } = body;
  const before = (await lockSeller(db, brand, params.externalId)) ?? fail('not_found');
  const sellerId = before.id;
  await updateService(db, { sellerId, code, status, services: before.services });
  const services = [...before.services.filter((service) => service.code !== code), { code, status }];
  const decision = { before: before.services, after: services, answers: { code, reason } };
  await applyServices(db, { sellerId, brand, now }, decision);
  const views = await viewsOf(input, { id: sellerId, services });
  return views.find((view) => view.code === code) ?? fail('not_found');
}
