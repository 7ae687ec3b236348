import type { IdentityDb } from '../db/scopes/scopes.ts';
import { enqueueJob } from '../jobs/enqueue-job-queries.ts';
import { type AuditEntry, insertToldAudit } from './audit-queries.ts';
import { findOwners } from './owner-queries.ts';

/** An act that gives rights in a shop, or sends its data elsewhere. */
export interface ToldAct extends AuditEntry {
  readonly sellerId: string;
}

/** Writes an act into the history and mails it to everybody who owns the shop: who did not expect it can still stop it (AUT-17). */
export async function tellOwners(db: IdentityDb, act: ToldAct, now: Date): Promise<void> {
  const auditId = await insertToldAudit(db, act);
  await mailOwners(db, { sellerId: act.sellerId, auditId, now });
}

/** Mails a row of the history to everybody who owns the shop at this moment. */
export async function mailOwners(
  db: IdentityDb,
  { sellerId, auditId, now }: { readonly sellerId: string; readonly auditId: number; readonly now: Date },
): Promise<void> {
  for (const { userId } of await findOwners(db, { sellerId, now }))
    await enqueueJob(db, { name: 'mail_owner', payload: { sellerId, userId, auditId, at: now.toISOString() } });
}
