import { randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { secondsAfter } from '../../platform/clock.ts';
import { withIdentity } from '../../platform/db/db-scopes.ts';
import type { InputOf } from '../../platform/http/route.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job-queries.ts';
import { seal } from '../../platform/seal.ts';
import { insertAudit } from '../../platform/session/audit-queries.ts';
import { isHuman } from '../../platform/session/human-check.ts';
import { takeFromRate } from '../../platform/session/rate.ts';
import { findShopToOpen } from '../../platform/session/shop-queries.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';
import { macOf, newCode, sealedAbout } from './password-code.ts';
import { findUserByEmail, writeCode } from './password-code-queries.ts';

type Input = InputOf<typeof api.passwords.askCode>;

/** Limits by what was typed, not by who it belongs to: they say nothing about accounts. */
async function takeFromRates({ app, visit, body }: Input): Promise<void> {
  const address = hashOf(visit.address).toString('base64url');
  const email = hashOf(`${visit.host.brand}/${body.email.toLowerCase()}`).toString('base64url');
  await takeFromRate(app, {
    scope: 'password-code-address',
    key: address,
    calls: limits.passwordCodesPerAddressPerHour,
    per: 3600,
  });
  await takeFromRate(app, { scope: 'password-code-pause', key: email, calls: 1, per: limits.passwordCodePause });
  await takeFromRate(app, { scope: 'password-code', key: email, calls: limits.passwordCodesPerHour, per: 3600 });
}

/**
 * Gives out a code for a new password (AUT-10). Without an account of this address everything is done alike but the mail: same answer, same
 * time. A new code takes the place of the one before.
 */
export async function askCode(input: Input) {
  const { app, visit, body, now, fail } = input;
  const { brand } = visit.host;
  if (app.mailer === null) fail('mail.unavailable');
  await takeFromRates(input);
  if (!(await isHuman(app, body.humanCheck))) fail('human_check_required');
  const [id, flow, code] = [randomUUID(), newToken(), newCode()];
  const expiresAt = secondsAfter(now, limits.passwordCodeLifetime);
  const sealedCode = seal(app.sealKeys, code, sealedAbout(id));
  const row = { id, brand, flowHash: hashOf(flow), codeMac: macOf(app, flow, code), sealedCode, now, expiresAt };
  await withIdentity(app.pool, async (db) => {
    const user = await findUserByEmail(db, brand, body.email);
    await writeCode(db, { ...row, userId: user?.userId ?? null });
    await enqueueJob(db, { name: 'mail_password_code', payload: { codeId: id } });
    const shop = user && (await findShopToOpen(db, user.userId));
    const who = { sellerId: shop?.sellerId ?? null, userId: user?.userId ?? null, impersonatedBy: null };
    await insertAudit(db, { brand, kind: 'password.code_asked', ...who });
  });
  return {
    flow,
    sentAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
    nextCodeAt: secondsAfter(now, limits.passwordCodePause).toISOString(),
  };
}
