import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { limits } from '@offizin/domain/limits';
import type { InputOf } from '../../../platform/http/route.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';
import { bookPostings } from '../write/book-postings.ts';
import { findOpenPostings } from '../write/posting-queries.ts';

const faults = {
  posting_changed: { code: 'ledger.posting_changed', path: 'postingNo' },
  document_postings: { code: 'ledger.document_postings', path: 'documentNo' },
  payout_unknown: { code: 'ledger.payout_unknown', path: 'payoutNo' },
  payout_closed: { code: 'ledger.payout_closed', path: 'payoutNo' },
} as const;

/** Books what was put right beside orders, and says with which payout postings are settled (MKT-01, INV-06). */
export async function bulkPostings({
  db,
  caller,
  params,
  body,
  now,
  fail,
}: InputOf<typeof marketplaceApi.bulkPostings>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const owner = { sellerId: seller.id, brand: caller.brand };
  const outcomes = await bookPostings(db, owner, { postings: body.postings, now });
  return {
    accepted: outcomes.filter((outcome) => outcome === 'accepted').length,
    unchanged: outcomes.filter((outcome) => outcome === 'unchanged').length,
    errors: outcomes.flatMap((outcome, index) => {
      if (outcome === 'accepted' || outcome === 'unchanged') return [];
      const { code, path } = faults[outcome];
      return [{ index, code, path: `postings.${index}.${path}` }];
    }),
  };
}

/** What the next payout of a seller pays or sets off beside orders. */
export async function openPostings({ db, caller, params, query, fail }: InputOf<typeof marketplaceApi.openPostings>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const limit = limits.postingsPerCall;
  const items = await findOpenPostings(db, seller.id, { after: query.after, limit });
  return { items, next: items.length < limit ? null : (items.at(-1)?.postingNo ?? null) };
}
