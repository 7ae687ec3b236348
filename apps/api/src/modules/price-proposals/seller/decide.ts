import type { api } from '@offizin/contract/api';
import type { FieldError } from '@offizin/contract/errors';
import { choosesAll } from '@offizin/domain/price-proposals/figures';
import { changeOffers, type OfferChange } from '../../offers/write/change-offers.ts';
import { judgeChange } from '../../offers/write/judge-change.ts';
import { lockOrRefuse, reasonOf } from '../../offers/write/refuse-change.ts';
import { findSellerPermissions, type SellerPermissions } from '../../offers/write/run-queries.ts';
import { endProposal } from '../write/end-proposal.ts';
import { findProposal } from '../write/proposal-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findProposedOffers, type ProposedOffer } from '../read/proposal-item-queries.ts';
import { readDetail } from './read.ts';

type Accept = InputOf<typeof api.priceProposals.accept>;
type Reject = InputOf<typeof api.priceProposals.reject>;

type Judged = { readonly change: OfferChange } | { readonly error: FieldError };

/** What becomes of an offer at the proposed price, or why the rules do not allow that. */
function judge(offer: ProposedOffer, rules: { permissions: SellerPermissions; now: Date }): Judged {
  const path = `products.${offer.productId}`;
  if (!offer.offered) return { error: { path, code: 'field.not_available' } };
  const { newPrice: price, stock, origin, active } = offer;
  const wanted = { price, stock, origin, active };
  const judged = judgeChange(offer, wanted, rules);
  if (judged.refused && judged.finding !== null) return { error: { ...reasonOf(judged.finding), path } };
  return { change: { offer, wanted, judged } };
}

/** The proposal as it was seen; whoever or whatever was faster is said. */
async function findSeen(input: Accept | Reject) {
  const { db, session, params, body, now, fail } = input;
  const id = params.proposalId;
  const proposal = (await findProposal(db, { sellerId: session.sellerId, id })) ?? fail('not_found');
  if (proposal.version === body.version) return proposal;
  return fail('price_proposal.invalid_state', { current: await readDetail(db, id, now) });
}

async function end(input: Accept | Reject, to: Parameters<typeof endProposal>[2]) {
  const { db, params, now, fail } = input;
  const proposal = await findSeen(input);
  if (!(await endProposal(db, proposal, to)))
    fail('price_proposal.invalid_state', { current: await readDetail(db, params.proposalId, now) });
}

async function answer({ db, params, now, fail }: Accept | Reject) {
  return (await readDetail(db, params.proposalId, now)) ?? fail('not_found');
}

/** Takes over all prices of a proposal: its offers change in one run, by the rules of every other change (PRI-01, PRI-02). */
export async function accept(input: Accept) {
  const { db, session, params, body, now, noted, fail } = input;
  const { sellerId, userName, impersonatedBy } = session;
  const { proposalId } = params;
  await lockOrRefuse(input);
  // First: the proposal keeps what its offers were.
  await end(input, { status: 'accepted', by: userName, rejection: null, removal: null, now });
  const permissions = await findSellerPermissions(db, now);
  const offers = await findProposedOffers(db, { proposalId, marketSellerNo: permissions.marketSellerNo });
  const all = offers.map(({ productId }) => productId);
  if (!choosesAll(all, body.products)) return fail('price_proposal.incomplete');
  const judged = offers.map((offer) => judge(offer, { permissions, now }));
  const errors = judged.flatMap((one) => ('error' in one ? [one.error] : []));
  if (errors.length > 0) return fail('price_proposal.refused', { errors });
  const changes = judged.flatMap((one) => ('change' in one ? [one.change] : []));
  const moved = changes.filter(({ offer, wanted }) => offer.price !== wanted.price);
  if (moved.length > 0)
    await changeOffers(db, { sellerId, kind: 'price_proposal', actorName: userName, impersonatedBy, now }, moved);
  noted.note('proposed_prices', null, offers.length);
  return answer(input);
}

/** Keeps all prices; the marketplace decides what becomes of the products (PRI-01). */
export async function reject(input: Reject) {
  const { session, body, now, noted } = input;
  await end(input, { status: 'rejected', by: session.userName, rejection: body.reason, removal: null, now });
  const detail = await answer(input);
  noted.note('proposed_prices', null, detail.products);
  return detail;
}
