import type { api } from '@offizin/contract/api';
import type { ProposalDetail } from '@offizin/contract/price-proposals/seller';
import { canStep } from '@offizin/domain/price-proposals/proposal';
import { findSellerPermissions } from '../../offers/write/run-queries.ts';
import { countOpen } from '../write/proposal-queries.ts';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findItems } from '../read/proposal-item-queries.ts';
import { findClosedProposals, findListed, findOpenProposals } from '../read/proposal-list-queries.ts';
import { detailView, summaryView } from './proposal-view.ts';

/** All proposals that wait, and the last ones that do not (PRI-01). */
export async function list({ db, now }: InputOf<typeof api.priceProposals.list>) {
  const [open, closed] = await Promise.all([findOpenProposals(db, now), findClosedProposals(db, now)]);
  return { open: open.map((row) => summaryView(row, now)), closed: closed.map((row) => summaryView(row, now)) };
}

export async function counts({ db, session, now }: InputOf<typeof api.priceProposals.counts>) {
  const { open } = await countOpen(db, { sellerId: session.sellerId, now });
  return { open };
}

/** A proposal as its screen shows it; null where the seller has none of this id. */
export async function readDetail(db: SellerDb, proposalId: string, now: Date): Promise<ProposalDetail | null> {
  const [row, { marketSellerNo }] = await Promise.all([
    findListed(db, { id: proposalId, now }),
    findSellerPermissions(db, now),
  ]);
  if (row === undefined) return null;
  const items = await findItems(db, { proposalId, marketSellerNo, isOpen: canStep(row, now) });
  return detailView(row, items, now);
}

/** One proposal with its products (PRI-01, PRI-02). */
export async function detail({ db, params, now, fail }: InputOf<typeof api.priceProposals.detail>) {
  return (await readDetail(db, params.proposalId, now)) ?? fail('not_found');
}
