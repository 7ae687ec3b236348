import type { BrandId } from '@offizin/domain/brand/brands';
import { answerHours } from '@offizin/domain/replacements/replacement';
import { sql } from 'kysely';
import { secondsAfter } from '../../../platform/clock.ts';
import type { MarketplaceDb } from '../../../platform/db/scopes/scopes.ts';

/** How many requests of the brand's shops wait longer for their order than the marketplace has time. */
export async function countLateAnswers(db: MarketplaceDb, brand: BrandId, now: Date): Promise<number> {
  const found = await db.first(sql<{ requests: number }>`
    select count(*)::integer as requests from order_replacement
    where brand = ${brand} and state = 'requested' and requested_at <= ${secondsAfter(now, -answerHours * 3600)}`);
  return found?.requests ?? 0;
}
