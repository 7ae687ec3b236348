import { randomUUID } from 'node:crypto';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import { inTeamAt } from '../../../platform/session/session-queries.ts';
import type { SetMailOutcome } from '../tables.ts';

/** Who wants to hear of complete sets of which shop, since when; nobody who has left, and of no banned shop. */
export function findWishes(db: MarketplaceDb, now: Date) {
  return db.rows(
    query
      .selectFrom('monthly_set_wish as w')
      .innerJoin('membership as m', (join) =>
        join.onRef('m.seller_id', '=', 'w.seller_id').onRef('m.user_id', '=', 'w.user_id'),
      )
      .innerJoin('seller as s', 's.id', 'w.seller_id')
      .select(['w.seller_id as sellerId', 'w.user_id as userId', 'w.since', 's.services'])
      .select(
        sql<string[]>`array(select n.month from monthly_set_mail n
          where n.seller_id = w.seller_id and n.user_id = w.user_id order by n.month)`.as('noted'),
      )
      .where('s.status', '<>', 'banned')
      .where(inTeamAt(now))
      .orderBy('w.seller_id')
      .orderBy('w.user_id'),
  );
}

export type WishRow = Awaited<ReturnType<typeof findWishes>>[number];

/** Gives one letter to all that is open for a person; what has one keeps it, so that a letter that is sent again names the same. */
export async function gatherLetters(db: MarketplaceDb): Promise<void> {
  const waiting = query.selectFrom('monthly_set_mail').where('outcome', 'is', null).where('letter', 'is', null);
  for (const { userId } of await db.rows(waiting.select('user_id as userId').groupBy('user_id')))
    await db.rows(
      query
        .updateTable('monthly_set_mail')
        .set({ letter: randomUUID() })
        .where('user_id', '=', userId)
        .where('outcome', 'is', null)
        .where('letter', 'is', null),
    );
}

/** For so many days a letter that cannot be handed over is tried. */
const triedDays = 3;

/** The sets of the letters that are still to be sent, with whom each goes to. */
export function findOpenLetters(db: MarketplaceDb, now: Date) {
  return db.rows(
    query
      .selectFrom('monthly_set_mail as n')
      .innerJoin('user_account as u', 'u.id', 'n.user_id')
      .innerJoin('seller as s', 's.id', 'n.seller_id')
      .innerJoin('membership as m', (join) =>
        join.onRef('m.seller_id', '=', 'n.seller_id').onRef('m.user_id', '=', 'n.user_id'),
      )
      .select(['n.seller_id as sellerId', 'n.user_id as userId', 'n.month', 'u.email', 'u.name as userName'])
      .select(['s.name as shop', 's.brand', 's.country_code as country', 's.services', 's.marketplace_type'])
      .select(['s.gold_partner', 's.status', 'm.role', sql<boolean>`u.banned`.as('isBanned')])
      .select([sql<string>`n.letter`.as('letter'), sql<LocaleCode>`coalesce(u.locale, s.locale)`.as('locale')])
      .select(inTeamAt(now).as('isInTeam'))
      .select(
        sql<boolean>`exists (select 1 from monthly_set_wish w where w.seller_id = n.seller_id and w.user_id = n.user_id)`.as(
          'isWished',
        ),
      )
      .where('n.outcome', 'is', null)
      .where('n.letter', 'is not', null)
      .where('n.written_at', '>', sql<Date>`${now}::timestamptz - make_interval(days => ${triedDays})`)
      .orderBy('n.letter')
      .orderBy('n.month')
      .orderBy('s.name'),
  );
}

export type LetterRow = Awaited<ReturnType<typeof findOpenLetters>>[number];

/** Says what became of a set's mail. */
export async function settleSetMail(
  db: MarketplaceDb,
  rows: readonly Pick<LetterRow, 'sellerId' | 'userId' | 'month'>[],
  outcome: SetMailOutcome,
): Promise<void> {
  for (const { sellerId, userId, month } of rows)
    await db.rows(
      query
        .updateTable('monthly_set_mail')
        .set({ outcome })
        .where('seller_id', '=', sellerId)
        .where('user_id', '=', userId)
        .where('month', '=', month),
    );
}
