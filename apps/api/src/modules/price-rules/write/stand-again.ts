import { type SqlBool, sql } from 'kysely';
import type { SellerDb } from '../../../platform/db/scopes/scopes.ts';
import { judgeOffers, type Judging } from './judge-followers.ts';
import { followersOf } from './ruled-offer-queries.ts';
import { writeStandings } from './standing-queries.ts';
import { type Standing, standingRow } from './standing-row.ts';

/** Keeps how offers of a rule stand now that somebody else has set their prices, as its next look would, without a change. */
export async function standAgain(
  db: SellerDb,
  ruleId: string,
  { judging, productNos }: { readonly judging: Judging; readonly productNos: readonly number[] },
): Promise<void> {
  const where = sql<SqlBool>`${followersOf(ruleId, null)} and o.product_no = any(${[...productNos]}::integer[])`;
  const standings: Standing[] = [];
  for await (const judged of judgeOffers(db, judging, where))
    standings.push({ judged, reason: judged.decision.reason, isChanged: false, isWar: false });
  await writeStandings(
    db,
    judging.now,
    standings.map((standing) => standingRow(standing, { judging, resumesAt: null })),
  );
}
