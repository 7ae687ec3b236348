import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { findWhoLacksSecondFactor } from '../read/second-factor-demand-queries.ts';

/** Mails the people of a team, or one of them, who are still to set up the second factor that the shop demands. */
export async function mailWhoLacksSecondFactor(
  db: IdentityDb,
  team: { sellerId: string; userId?: string; now: Date },
): Promise<void> {
  const { sellerId, now } = team;
  for (const { userId } of await findWhoLacksSecondFactor(db, team))
    await enqueueJob(db, { name: 'mail_second_factor_demand', payload: { sellerId, userId, at: now.toISOString() } });
}
