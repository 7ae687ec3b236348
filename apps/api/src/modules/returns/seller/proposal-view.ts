import type { Proposal } from '@offizin/contract/returns/seller';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { findOwnerNames } from '../read/owner-names-queries.ts';
import type { KeptProposal } from '../tables.ts';
import { openProposal } from '../write/proposals.ts';
import type { ReturnRow } from '../write/return-queries.ts';

/** What waits for the owner, else what was sent back since the last step: until then the shop has to decide again. */
function shown(row: ReturnRow): KeptProposal | null {
  const last = row.proposals?.at(-1);
  if (last?.ended?.is !== 'sent_back') return openProposal(row);
  return row.steps.length > last.ended.steps ? null : last;
}

const isProposable = (step: KeptProposal['step']): step is Proposal['step'] =>
  step === 'refund' || step === 'offer' || step === 'give_in';

export async function proposalView(db: SellerDb, row: ReturnRow, now: Date): Promise<Proposal | null> {
  const kept = shown(row);
  if (kept === null || !isProposable(kept.step)) return null;
  const { step, money, words, restock, sum, limit, total, by, name, at, ended } = kept;
  return {
    step,
    items: money.of === 'items' ? [...money.items] : null,
    amount: money.of === 'sum' ? money.amount : null,
    text: words,
    restocked: restock.reduce((units, each) => units + each.units, 0),
    sum,
    limit,
    total,
    by,
    name,
    at,
    sentBack: ended === null ? null : { name: ended.name, text: ended.words ?? '', at: ended.at },
    owners: await asIdentity(db, (identity) => findOwnerNames(identity, { sellerId: db.sellerId, now })),
  };
}
