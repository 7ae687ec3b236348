import { query } from '../../../platform/db/scopes/query.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { announceEndedSessions } from '../../events/write/announce-queries.ts';

/** Writes whether a shop demands a second factor of who changes its money or team; false where it was so before. */
export async function writeSecondFactorRule(
  db: IdentityDb,
  { sellerId, required }: { sellerId: string; required: boolean },
): Promise<boolean> {
  const written = await db.first(
    query
      .updateTable('seller')
      .set({ second_factor_required: required })
      .where('id', '=', sellerId)
      .where('second_factor_required', '<>', required)
      .returning('id'),
  );
  if (written !== undefined && required) await announceEndedSessions(db);
  return written !== undefined;
}
