import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface SetFile {
  readonly exportId: string;
  readonly status: 'preparing' | 'ready' | 'failed';
  readonly missing: number;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
  /** So many files are written by now. */
  readonly files: number;
}

/** The newest prepared set of a month in a language, of the transaction's shop. */
export function findSetFile(
  db: SellerDb,
  { month, locale }: { month: string; locale: LocaleCode },
): Promise<SetFile | undefined> {
  return db.first(sql<SetFile>`
    select e.id as "exportId", e.status, e.missing, e.requested_at as "requestedAt", e.expires_at as "expiresAt",
      coalesce(e.rows, (select sum(jsonb_array_length(p.entries)) from export_part p
        where p.seller_id = ${db.sellerId}::uuid and p.export_id = e.id), 0)::integer as files
    from export e
    where e.seller_id = ${db.sellerId}::uuid and e.kind = 'monthly_set' and e.question ->> 'month' = ${month}
      and e.locale = ${locale}
    order by e.requested_at desc limit 1`);
}

export interface PersonsMonth {
  readonly seenAt: Date | null;
  readonly isMailed: boolean;
}

/** What a person has looked at and asked for in the transaction's shop. */
export async function findPersonsMonth(db: SellerDb, userId: string, month: string): Promise<PersonsMonth> {
  const found = await db.first(sql<PersonsMonth>`
    select (select seen_at from monthly_set_seen s
        where s.seller_id = ${db.sellerId}::uuid and s.user_id = ${userId}::uuid and s.month = ${month}) as "seenAt",
      exists (select from monthly_set_wish w where w.seller_id = ${db.sellerId}::uuid and w.user_id = ${userId}::uuid) as "isMailed"`);
  return found ?? { seenAt: null, isMailed: false };
}
