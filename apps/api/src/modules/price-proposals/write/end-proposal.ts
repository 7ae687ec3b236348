import type { MarketplaceDb, SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { announceTo } from '../../events/write/announce-queries.ts';
import { insertProposalDecided } from '../../events/write/marketplace-event-queries.ts';
import type { ProposalRow } from './proposal-queries.ts';
import { type ProposalEnd, writeEnd } from './proposal-write-queries.ts';

/** What the marketplace is notified of: what it did itself it knows. */
const events = { accepted: 'price_proposal.accepted', rejected: 'price_proposal.rejected', removed: null } as const;

/** Ends a proposal for good, notifies the marketplace and open browsers; false where somebody or the clock was faster. */
export async function endProposal(
  db: SellerDb | MarketplaceDb,
  proposal: ProposalRow,
  { now, ...end }: ProposalEnd & { readonly now: Date },
): Promise<boolean> {
  const { sellerId, id, proposalNo } = proposal;
  if (!(await writeEnd(db, proposal, { ...end, now }))) return false;
  const kind = events[end.status];
  if (kind !== null) await insertProposalDecided(db, kind, { sellerId, proposalNo, rejection: end.rejection, now });
  await announceTo(db, [{ sellerId, topic: 'price_proposals', payload: { proposalId: id, state: end.status } }]);
  return true;
}
