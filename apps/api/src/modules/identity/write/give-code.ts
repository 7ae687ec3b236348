import { randomUUID } from 'node:crypto';
import type { BrandId } from '@offizin/domain/brand/brands';
import { limits } from '@offizin/domain/limits';
import type { App } from '../../../platform/app.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import type { MailedCodePurpose } from '../tables.ts';
import type { IdentityDb } from '../../../platform/db/scopes/scopes.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { seal } from '../../../platform/seal.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { macOf, newCode, sealedAbout } from './mailed-code.ts';
import { type CodeHolder, writeCode } from './mailed-code-queries.ts';

interface Asker {
  readonly brand: BrandId;
  readonly holder: CodeHolder;
  readonly now: Date;
}

const mailJobs = {
  password: 'mail_password_code',
  registration: 'mail_registration_code',
} as const satisfies Readonly<Record<MailedCodePurpose, string>>;

/** Writes a code and has it mailed; what is returned binds it to the browser that asked. */
export async function giveCode(app: App, db: IdentityDb, { brand, holder, now }: Asker) {
  const [id, flow, code] = [randomUUID(), newToken(), newCode()];
  const expiresAt = secondsAfter(now, limits.passwordCodeLifetime);
  const sealedCode = seal(app.sealKeys, code, sealedAbout(id));
  const codeMac = macOf(app, holder.purpose, `${flow}/${code}`);
  await writeCode(db, { id, brand, holder, flowHash: hashOf(flow), codeMac, sealedCode, now, expiresAt });
  await enqueueJob(db, { name: mailJobs[holder.purpose], payload: { codeId: id } });
  return {
    flow,
    sentAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    nextCodeAt: secondsAfter(now, limits.passwordCodePause).toISOString(),
  };
}
