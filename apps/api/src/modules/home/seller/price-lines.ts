import { countOpen } from '../../price-proposals/write/proposal-queries.ts';
import type { LineReader } from './reading.ts';

/** Proposals of prices that wait for an answer. */
export const priceProposals: LineReader<'price_proposals'> = async ({ db, now }) => {
  const { open, firstEnd } = await countOpen(db, { sellerId: db.sellerId, now });
  return firstEnd === null ? null : { kind: 'price_proposals', count: open, expiresAt: firstEnd.toISOString() };
};
