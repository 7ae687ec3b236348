import { randomUUID } from 'node:crypto';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../platform/app.ts';
import { secondsAfter } from '../../platform/clock.ts';
import type { IdentityDb } from '../../platform/db/db-scopes.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { seal } from '../../platform/seal.ts';
import { insertAudit } from '../../platform/session/audit-queries.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';
import { macOf, newCode, sealedAbout } from './password-code.ts';
import { writeCode } from './password-code-queries.ts';

interface Asker {
  readonly brand: BrandId;
  /** Null where no account has the address. */
  readonly userId: string | null;
  readonly sellerId: string | null;
  readonly now: Date;
}

/** Writes a code and has it mailed; what is returned binds it to the browser that asked. */
export async function giveCode(app: App, db: IdentityDb, { brand, userId, sellerId, now }: Asker) {
  const [id, flow, code] = [randomUUID(), newToken(), newCode()];
  const expiresAt = secondsAfter(now, limits.passwordCodeLifetime);
  const sealedCode = seal(app.sealKeys, code, sealedAbout(id));
  const codeMac = macOf(app, flow, code);
  await writeCode(db, { id, brand, userId, flowHash: hashOf(flow), codeMac, sealedCode, now, expiresAt });
  await enqueueJob(db, { name: 'mail_password_code', payload: { codeId: id } });
  await insertAudit(db, { brand, kind: 'password.code_asked', sellerId, userId, impersonatedBy: null });
  return {
    flow,
    sentAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    nextCodeAt: secondsAfter(now, limits.passwordCodePause).toISOString(),
  };
}
