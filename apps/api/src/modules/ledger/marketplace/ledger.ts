import type { marketplaceApi } from '@offizin/contract/marketplace-api';
import { openAmount } from '@offizin/domain/ledger/ledger';
import { limits } from '@offizin/domain/limits';
import { bookLines } from '../write/book-lines.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { findPayable, sumBooked } from '../read/booked-ledger-queries.ts';
import { findBookedLedger } from '../write/ledger-write-queries.ts';
import { findSellers } from '../../sellers/write/seller-queries.ts';

const faults = {
  not_found: { code: 'not_found', path: 'orderNumber' },
  line_changed: { code: 'ledger.line_changed', path: 'lines' },
  refund_too_large: { code: 'ledger.refund_too_large', path: 'lines' },
  payout_unknown: { code: 'ledger.payout_unknown', path: 'lines' },
  payout_closed: { code: 'ledger.payout_closed', path: 'lines' },
  paid_twice: { code: 'ledger.paid_twice', path: 'lines' },
  document_issued: { code: 'ledger.document_issued', path: 'lines' },
  refund_rate: { code: 'ledger.refund_rate', path: 'lines' },
} as const;

/** Books lines of orders (MKT-01, INV-05); what cannot be booked is reported, the rest is booked. */
export async function bulkLedger({ db, caller, body, now }: InputOf<typeof marketplaceApi.bulkLedger>) {
  const outcomes = await bookLines(db, { brand: caller.brand, now, by: 'marketplace' }, body.entries);
  return {
    accepted: outcomes.filter((outcome) => outcome === 'accepted').length,
    unchanged: outcomes.filter((outcome) => outcome === 'unchanged').length,
    errors: outcomes.flatMap((outcome, index) => {
      if (outcome === 'accepted' || outcome === 'unchanged') return [];
      const { code, path } = faults[outcome];
      return [{ index, code, path: `entries.${index}.${path}` }];
    }),
  };
}

/** What the next payout of a seller pays or sets off. */
export async function payableLedger({ db, caller, params, query, fail }: InputOf<typeof marketplaceApi.payableLedger>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  const limit = limits.ledgerEntriesPerCall;
  const rows = await findPayable(db, seller.id, { after: query.after, limit });
  return {
    items: rows.map((row) => ({
      orderNumber: row.number,
      open: openAmount(row),
      payableOn: row.standing.payableOn,
      lastLineNo: row.lines.at(-1)?.lineNo ?? 0,
    })),
    next: rows.length < limit ? null : (rows.at(-1)?.number ?? null),
  };
}

/** What the documents of a month come to. */
export async function bookedLedger({ db, caller, params, fail }: InputOf<typeof marketplaceApi.bookedLedger>) {
  const [seller] = await findSellers(db, caller.brand, [params.externalId]);
  if (seller === undefined) return fail('not_found');
  return { sums: await sumBooked(db, seller.id, params.month) };
}

/** What the portal has of an order. */
export async function orderLedger({ db, caller, params, fail }: InputOf<typeof marketplaceApi.orderLedger>) {
  const { orderNumber } = params;
  const row = (await findBookedLedger(db, caller.brand, orderNumber)) ?? fail('not_found');
  const { currency, lines, standing, state } = row;
  return { orderNumber, currency, lines, standing, state, open: openAmount(row) };
}
