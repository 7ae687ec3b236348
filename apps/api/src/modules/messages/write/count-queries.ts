import { limits } from '@offizin/domain/limits';
import { sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';

export interface ConversationCounts {
  readonly toAnswer: number;
  readonly overdue: number;
  readonly withCustomer: number;
  readonly closed: number;
  readonly nextDueAt: Date | null;
}

/** How many conversations of a seller are in each state, counted up to a limit. */
export async function countConversations(db: SellerDb, now: Date): Promise<ConversationCounts> {
  const { sellerId } = db;
  const counted = (state: string) => sql`(
    select count(*)::integer from (
      select from conversation where seller_id = ${sellerId}::uuid and state = ${sql.lit(state)}
      limit ${sql.lit(limits.conversationsCounted)}
    ) counted)`;
  const found = await db.first(sql<ConversationCounts>`
    select count(*)::integer as "toAnswer", (count(*) filter (where due_at < ${now}))::integer as overdue,
      ${counted('answered')} as "withCustomer", ${counted('closed')} as closed, min(due_at) as "nextDueAt"
    from conversation where seller_id = ${sellerId}::uuid and state = 'open'`);
  return found ?? { toAnswer: 0, overdue: 0, withCustomer: 0, closed: 0, nextDueAt: null };
}

/** What was due since a moment, and what of it was answered in time: an early answer counts on the day on which it came. */
export async function countTurns(
  db: SellerDb,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<{ due: number; inTime: number }> {
  const found = await db.first(sql<{ due: number; inTime: number }>`
    select count(*)::integer as due, (count(*) filter (where replied_at <= due_at))::integer as "inTime"
    from message_turn
    where seller_id = ${db.sellerId}::uuid and due_at > ${since} and least(replied_at, due_at) > ${since}
      and (replied_at is not null or due_at <= ${now})`);
  return found ?? { due: 0, inTime: 0 };
}
