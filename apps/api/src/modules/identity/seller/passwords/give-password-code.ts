import type { BrandId } from '@offizin/domain/brand/brands';
import { giveCode } from '../../write/give-code.ts';
import type { App } from '../../../../platform/app.ts';
import type { IdentityDb } from '../../../../platform/db/scopes/scopes.ts';
import { insertAudit } from '../../../../platform/session/audit-queries.ts';

interface Asker {
  readonly brand: BrandId;
  /** Null where no account has the address. */
  readonly userId: string | null;
  readonly sellerId: string | null;
  readonly now: Date;
}

/** Mails a code for a new password, and notes that it was asked for. */
export async function givePasswordCode(app: App, db: IdentityDb, { brand, userId, sellerId, now }: Asker) {
  const given = await giveCode(app, db, { brand, holder: { purpose: 'password', userId }, now });
  await insertAudit(db, { brand, kind: 'password.code_asked', sellerId, userId, impersonatedBy: null });
  return given;
}
