import { randomUUID } from 'node:crypto';
import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { screens } from '@offizin/domain/access/screens';
import { activeServices } from '@offizin/domain/access/seller-kinds';
import { changeOf } from '@offizin/domain/history/changes';
import { limits } from '@offizin/domain/limits';
import { stateOf, usualExpiry } from '@offizin/domain/price-proposals/proposal';
import { announceTo } from '../../events/write/announce-queries.ts';
import { notifyAll } from '../../notifications/write/notify-queries.ts';
import { endProposal } from '../write/end-proposal.ts';
import { countOpen, countPrices, findNumbered, findPrices } from '../write/proposal-queries.ts';
import { findNotOffered, insertProposal } from '../write/proposal-write-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

type Put = InputOf<typeof marketplaceApi.putPriceProposal>;
type Remove = InputOf<typeof marketplaceApi.removePriceProposal>;

/** A seller whose products the marketplace keeps and prices: nobody else could see a proposal. */
async function findProposed({ db, caller, params, fail }: Put | Remove) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  const { brands, anyService } = screens.price_updates.requirement ?? {};
  const services = activeServices(seller?.services ?? []);
  const isServed = anyService?.some((service) => services.includes(service)) ?? true;
  if (seller === undefined || !isServed || brands?.includes(caller.brand) === false) return fail('not_found');
  return { sellerId: seller.id, brand: caller.brand };
}

async function refuseUnknown({ db, body, fail }: Put, seller: Awaited<ReturnType<typeof findProposed>>) {
  const ids = body.products.map(({ productId }) => productId);
  const notOffered = new Set(await findNotOffered(db, seller, ids));
  const errors = ids.flatMap((id, at) =>
    notOffered.has(id) ? [{ path: `body.products.${at}.productId`, code: 'field.not_available' }] : [],
  );
  if (errors.length > 0) fail('request.invalid', { errors });
}

/** Proposes prices to a seller; a number that is taken stays what it is (PRI-01). */
export async function putPriceProposal(input: Put) {
  const { db, body, params, now, fail } = input;
  const seller = await findProposed(input);
  const { sellerId } = seller;
  const { proposalNo } = params;
  const known = await findNumbered(db, { sellerId, proposalNo });
  if (known !== undefined) return { proposalNo, state: stateOf(known, now) };
  const expiresAt = body.expiresAt === undefined ? usualExpiry(now) : new Date(body.expiresAt);
  if (expiresAt <= now) return fail('request.invalid', { errors: [{ path: 'body.expiresAt', code: 'field.past' }] });
  if ((await countOpen(db, { sellerId, now })).open >= limits.priceProposalsOpen)
    return fail('price_proposal.too_many');
  await refuseUnknown(input, seller);
  const id = randomUUID();
  if (await insertProposal(db, { ...seller, id, proposalNo, expiresAt, now }, body)) {
    const params = { proposalId: id, count: body.products.length };
    await notifyAll(db, [{ sellerId, kind: 'price_proposal_new', params, dedupeKey: `price_proposal:${id}`, at: now }]);
    await announceTo(db, [{ sellerId, topic: 'price_proposals', payload: { proposalId: id, state: 'open' } }]);
  }
  return { proposalNo, state: 'open' as const };
}

/** A proposal as it stands. */
export async function priceProposal({ db, caller, params, now, fail }: InputOf<typeof marketplaceApi.priceProposal>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  const key = { sellerId: seller?.id ?? fail('not_found'), proposalNo: params.proposalNo };
  const known = (await findNumbered(db, key)) ?? fail('not_found');
  return {
    proposalNo: known.proposalNo,
    state: stateOf(known, now),
    reason: known.reason,
    createdAt: known.createdAt.toISOString(),
    expiresAt: known.expiresAt.toISOString(),
    decidedAt: known.decidedAt?.toISOString() ?? null,
    rejection: known.rejection,
    removal: known.removal,
    products: await findPrices(db, known),
  };
}

/** Takes an open proposal back; whoever looks at it sees that at once (PRI-01). */
export async function removePriceProposal(input: Remove) {
  const { db, body, params, now, fail } = input;
  const { sellerId, brand } = await findProposed(input);
  const { proposalNo } = params;
  const proposal = (await findNumbered(db, { sellerId, proposalNo })) ?? fail('not_found');
  const end = { status: 'removed', by: null, rejection: null, removal: body.reason, now } as const;
  if (!(await endProposal(db, proposal, end))) {
    const current = (await findNumbered(db, { sellerId, proposalNo })) ?? proposal;
    return fail('price_proposal.invalid_state', { current: { proposalNo, state: stateOf(current, now) } });
  }
  const who = { brand, sellerId, userId: null, impersonatedBy: null };
  const changes = changeOf('proposed_prices', await countPrices(db, proposal), null);
  await insertAudit(db, { ...who, kind: 'price_proposal.removed', changes });
  return { proposalNo, state: 'removed' as const };
}
