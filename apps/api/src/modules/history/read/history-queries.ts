import type { HistoryKind } from '@offizin/domain/history/kinds';
import { browserEndpoints } from '@offizin/contract/api';
import type { EndpointSpec } from '@offizin/contract/endpoint';
import type { HistorySelection } from '@offizin/contract/history/seller';
import { unaudited } from '@offizin/contract/unaudited';
import { type RawBuilder, sql } from 'kysely';
import { query } from '../../../platform/db/scopes/query.ts';
import { operationOf } from '../../../platform/http/audit-calls.ts';
import { asIdentity, type SellerDb } from '../../../platform/db/scopes/scopes.ts';

/** Calls of operators that the list does not repeat: they have a row of their own, or changed nothing. */
const notRepeated: readonly string[] = browserEndpoints
  .filter(
    (endpoint: EndpointSpec) =>
      endpoint.audited !== undefined || unaudited[operationOf(endpoint)] === 'changes_nothing',
  )
  .map(operationOf);

export interface HistoryFilter {
  readonly sellerId: string;
  readonly kinds: readonly HistoryKind[];
  readonly who: HistorySelection['who'] | null;
  readonly from: Date | null;
  readonly before: Date | null;
}

/** The rows of the audit that a seller sees, newest first. */
export function historyRows({ sellerId, kinds, who, from, before }: HistoryFilter) {
  let rows = query
    .selectFrom('audit')
    .select([
      'id',
      'at',
      'kind',
      'user_id as userId',
      'impersonated_by as impersonatedBy',
      'address',
      'agent',
      'changes',
    ])
    .$narrowType<{ kind: HistoryKind }>()
    .where('seller_id', '=', sellerId)
    .where('kind', 'in', kinds)
    .where(sql<boolean>`(kind <> 'impersonation.acted' or detail ->> 'operation' <> all(${notRepeated}::text[]))`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (from !== null) rows = rows.where('at', '>=', from);
  if (before !== null) rows = rows.where('at', '<', before);
  if (who === 'operator') return rows.where('impersonated_by', 'is not', null);
  if (who === 'marketplace') return rows.where('user_id', 'is', null).where('impersonated_by', 'is', null);
  return who ? rows.where('user_id', '=', who).where('impersonated_by', 'is', null) : rows;
}

/** A page of them, behind the row that was the last one of the page before. */
export function findHistory(
  db: SellerDb,
  filter: HistoryFilter,
  { after, limit }: { after: number | null; limit: number },
) {
  const rows = historyRows(filter).limit(limit);
  const last = sql`select a.at, a.id from audit a where a.seller_id = ${filter.sellerId}::uuid and a.id = ${after}::bigint`;
  return db.rows(after === null ? rows : rows.where(sql<boolean>`(at, id) < (${last})`));
}

export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number];

/** All of them, for a file. */
export const historyLines = (filter: HistoryFilter): RawBuilder<HistoryRow> => sql`${historyRows(filter)}`;

export type People = ReadonlyMap<string, string>;

/** The names of users; who was erased has none. */
export async function findNames(db: SellerDb, userIds: readonly (string | null)[]): Promise<People> {
  const ids = [...new Set(userIds.filter((id) => id !== null))];
  if (ids.length === 0) return new Map();
  const named = await asIdentity(db, (identity) =>
    identity.rows(query.selectFrom('user_account').select(['id', 'name']).where('id', 'in', ids).orderBy('name')),
  );
  return new Map(named.map(({ id, name }) => [id, name]));
}

/** Everybody whose acts the history holds. */
export async function findPeople(db: SellerDb, sellerId: string): Promise<People> {
  const acted = await db.rows(
    query.selectFrom('audit').select('user_id as userId').distinct().where('seller_id', '=', sellerId),
  );
  return findNames(
    db,
    acted.map(({ userId }) => userId),
  );
}
