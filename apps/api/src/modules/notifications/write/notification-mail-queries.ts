import {
  kindsOfGroup,
  type NotificationGroup,
  type NotificationKind,
  notificationGroups,
  type NotificationParams,
} from '@offizin/domain/notifications/kinds';
import {
  mailAtMostEvery,
  mailGathersFor,
  mailGivenUpAfter,
  maxMailNames,
} from '@offizin/domain/notifications/mail-times';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import { databaseNow } from '../../../platform/db/scopes/clock.ts';
import { query } from '../../../platform/db/scopes/query.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';
import type { MailOutcome } from '../tables.ts';

const kinds = notificationGroups.flatMap((group) => kindsOfGroup(group).map((kind) => ({ kind, group })));

/** Makes a mail for every user who asked for mails about a group in which something is unread that no mail has mentioned; returns how many. */
export async function gatherMails(db: MarketplaceDb): Promise<number> {
  const now = await databaseNow(db);
  const until = secondsAfter(now, -mailGathersFor);
  const mailedBefore = secondsAfter(now, -mailAtMostEvery);
  const statement = sql<{ written: number }>`
    with kind as (
      select * from unnest(${kinds.map(({ kind }) => kind)}::text[], ${kinds.map(({ group }) => group)}::text[]) k (kind, "group")
    ), due as (
      select p.seller_id, p.user_id, p."group", p.mailed_until as since, ${until}::timestamptz as until
      from notification_preference p
      where p.email and p.mailed_until < ${mailedBefore} and exists (
        select 1 from notification n join kind k on k.kind = n.kind and k."group" = p."group"
        where n.seller_id = p.seller_id and n.read_at is null
          and n.written_at > p.mailed_until and n.written_at <= ${until}
      )
    ), marked as (
      update notification_preference p set mailed_until = d.until from due d
      where p.seller_id = d.seller_id and p.user_id = d.user_id and p."group" = d."group"
    ), written as (
      insert into notification_mail (seller_id, user_id, "group", since, until)
      select seller_id, user_id, "group", since, until from due returning id
    ) select count(*)::integer as written from written`;
  const row = await db.first(statement);
  return row?.written ?? 0;
}

/** The mails that are still to be sent, oldest first, with whom they go to; those of banned sellers and users are not. */
export function findOpenMails(db: MarketplaceDb, limit: number) {
  return db.rows(
    query
      .selectFrom('notification_mail as m')
      .innerJoin('user_account as u', 'u.id', 'm.user_id')
      .innerJoin('membership as p', (join) =>
        join.onRef('p.seller_id', '=', 'm.seller_id').onRef('p.user_id', '=', 'm.user_id'),
      )
      .innerJoin('seller as s', 's.id', 'm.seller_id')
      .select([
        'm.seller_id',
        'm.id',
        'm.group',
        'm.since',
        'm.until',
        'u.email',
        'u.name as user_name',
        'p.role',
        's.name as shop',
        's.brand',
        's.country_code',
        's.region',
        's.postal_code',
        's.services',
      ])
      .select(['s.marketplace_type', 's.gold_partner', sql<LocaleCode>`coalesce(u.locale, s.locale)`.as('locale')])
      .where('m.outcome', 'is', null)
      .where('m.created_at', '>', sql<Date>`now() - make_interval(secs => ${mailGivenUpAfter})`)
      .where('u.banned', '=', false)
      .where(sql<boolean>`(p.ends_at is null or p.ends_at > now())`)
      .where('s.status', '<>', 'banned')
      .orderBy('m.created_at')
      .orderBy('m.id')
      .limit(limit),
  );
}

export type OpenMail = Awaited<ReturnType<typeof findOpenMails>>[number];

export interface MailedCase {
  readonly kind: NotificationKind;
  readonly params: NotificationParams;
}

/** What a mail lists, newest first: as many as it names, and how many there are; what has been read meanwhile is left out. */
export async function findMailedCases(
  db: MarketplaceDb,
  mail: { seller_id: string; group: NotificationGroup; since: Date; until: Date },
): Promise<{ cases: MailedCase[]; count: number }> {
  const rows = await db.rows(
    query
      .selectFrom('notification')
      .select(['kind', 'params', sql<number>`(count(*) over ())::integer`.as('count')])
      .where('seller_id', '=', mail.seller_id)
      .where('kind', 'in', kindsOfGroup(mail.group))
      .where('read_at', 'is', null)
      .where('written_at', '>', mail.since)
      .where('written_at', '<=', mail.until)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(maxMailNames),
  );
  return { cases: rows, count: rows[0]?.count ?? 0 };
}

export async function settleMail(
  db: MarketplaceDb,
  { seller_id, id }: Pick<OpenMail, 'seller_id' | 'id'>,
  outcome: MailOutcome,
): Promise<void> {
  await db.rows(
    query.updateTable('notification_mail').set({ outcome }).where('seller_id', '=', seller_id).where('id', '=', id),
  );
}

export interface MailFigures {
  readonly waiting: number;
  readonly refused: number;
}

/** How many mails of the transaction's brand are still to be sent, and how many the mail server refused within a day. */
export async function countMails(db: MarketplaceDb): Promise<MailFigures> {
  const counted = await db.first(sql<MailFigures>`
    select (select count(*) from notification_mail where outcome is null)::integer as waiting,
      (select count(*) from notification_mail where outcome = 'refused' and created_at > now() - interval '1 day')::integer as refused`);
  return counted ?? { waiting: 0, refused: 0 };
}
