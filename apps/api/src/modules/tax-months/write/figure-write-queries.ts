import type { BrandId } from '@offizin/domain/brand/brands';
import type { Currency } from '@offizin/domain/money';
import type { TaxFigure } from '@offizin/domain/tax-months/tax-figures';
import { sql } from 'kysely';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

interface Owner {
  readonly sellerId: string;
  readonly brand: BrandId;
}

export async function beginMonths(
  db: MarketplaceDb,
  { sellerId, brand }: Owner,
  { months, now }: { months: readonly string[]; now: Date },
): Promise<void> {
  await db.rows(sql`
    insert into tax_month (seller_id, month, brand, begun_at)
    select ${sellerId}::uuid, month, ${brand}::text, ${now}::timestamptz from unnest(${[...months]}::text[]) as month
    on conflict (seller_id, month) do nothing`);
}

/** A rate that is not there is -1: it is part of the key. */
export async function addFigures(
  db: MarketplaceDb,
  { sellerId, brand, currency }: Owner & { readonly currency: Currency },
  figures: readonly TaxFigure[],
): Promise<void> {
  const rows = figures.map((figure) => ({ ...figure, rate: figure.rate ?? -1 }));
  await db.rows(sql`
    insert into tax_figure as f (seller_id, month, booked_month, order_month, country, kind, rate, brand, currency, lines, credit, debit)
    select ${sellerId}::uuid, g.month, g."bookedMonth", g."orderMonth", g.country, g.kind, g.rate, ${brand}::text, ${currency}::text,
      g.lines, g.credit, g.debit
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (month text, "bookedMonth" text, "orderMonth" text, country text,
      kind text, rate integer, lines integer, credit bigint, debit bigint)
    on conflict (seller_id, month, booked_month, order_month, country, kind, rate) do update
      set lines = f.lines + excluded.lines, credit = f.credit + excluded.credit, debit = f.debit + excluded.debit`);
}
