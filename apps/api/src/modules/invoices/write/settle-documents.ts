import type { BrandId } from '@offizin/domain/brand/brands';
import { brands } from '@offizin/domain/brand/brands';
import { settledInOrder } from '@offizin/domain/ledger/chain';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/**
 * Keeps of each document that is set off on which day the last of it was paid or set off; nothing while a part of it is not. Only what was
 * settled by other lines of its order counts as settled without a payout.
 */
export async function settleDocuments(db: MarketplaceDb, sellerId: string, brand: BrandId): Promise<void> {
  const { timeZone } = brands[brand];
  const dated = await db.rows(sql<{ no: string; paidOn: string | null }>`
    with part as (
      select i.invoice_no, c.payout_no
      from invoice i join ledger_chain c on c.seller_id = i.seller_id and c.collected_by = i.type and c.month = i.month
      where i.seller_id = ${sellerId}::uuid and i.set_off and c.lines <> 0
      union all
      select p.document_no, coalesce(p.payout_no, '')
      from ledger_posting p where p.seller_id = ${sellerId}::uuid and p.document_no is not null
    ), settled as (
      select part.invoice_no, max(p.paid_at) as paid_at,
        bool_and(part.payout_no = ${settledInOrder} or p.state is not distinct from 'paid') as is_settled
      from part left join payout p on p.seller_id = ${sellerId}::uuid and p.payout_no = part.payout_no
      group by part.invoice_no
    ), dated as (
      select i.invoice_no, i.paid_on as was, case when coalesce(s.is_settled, true)
        then greatest(i.issued_on, to_char(s.paid_at at time zone ${timeZone}, 'YYYY-MM-DD')) end as paid_on
      from invoice i left join settled s on s.invoice_no = i.invoice_no
      where i.seller_id = ${sellerId}::uuid and i.set_off
    )
    select invoice_no as "no", paid_on as "paidOn" from dated where paid_on is distinct from was`);
  if (dated.length === 0) return;
  // A statement of its own: a node does not build the words of a date for another one.
  await db.rows(sql`
    update invoice i set paid_on = d.paid_on
    from unnest(${dated.map(({ no }) => no)}::text[], ${dated.map(({ paidOn }) => paidOn)}::text[]) as d (invoice_no, paid_on)
    where i.seller_id = ${sellerId}::uuid and i.invoice_no = d.invoice_no`);
}
