import type { LedgerKind } from '@offizin/domain/ledger/ledger';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** Orders of a seller whose money is payable, by number. */
export function findPayable(
  db: MarketplaceDb,
  sellerId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  return db.rows(
    query
      .selectFrom('ledger_order')
      .select(['number', 'lines', 'standing', 'sold', 'refunded', 'kept', 'paid'])
      .where('seller_id', '=', sellerId)
      .where('state', '=', 'payable')
      .where('number', '>', after ?? '')
      .orderBy('number')
      .limit(limit),
  );
}

interface BookedSum {
  readonly kind: LedgerKind;
  readonly rate: number | null;
  readonly lines: number;
  readonly credit: number;
  readonly debit: number;
}

/** What was booked for a seller in a month, `YYYY-MM`, by kind and rate; nothing is booked before its order is placed. */
export function sumBooked(db: MarketplaceDb, sellerId: string, month: string): Promise<BookedSum[]> {
  return db.rows(sql<BookedSum>`
    select kind, rate, count(*)::integer as lines,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit,
      coalesce(sum(amount) filter (where amount < 0), 0)::bigint as debit
    from ledger_order, jsonb_to_recordset(lines) as line (kind text, rate integer, amount bigint, "bookedOn" text)
    where seller_id = ${sellerId}::uuid and month <= ${month} and left("bookedOn", 7) = ${month}
    group by kind, rate order by kind, rate`);
}
