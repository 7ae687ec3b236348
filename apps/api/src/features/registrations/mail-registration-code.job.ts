import { withIdentity } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { unseal } from '../../platform/seal.ts';
import { sealedAbout } from './registration-code.ts';
import { findCodeToMail, forgetSealedCode } from './registration-code-queries.ts';
import { codeLetter } from './registration-letters.ts';

/** Mails a code, once; a mail server that is away is tried again while the code lives (AUT-12). */
export const mailRegistrationCode = job('mail_registration_code', async ({ app }, { codeId }) => {
  const to = await withIdentity(app.pool, (db) => findCodeToMail(db, { codeId, now: app.clock() }));
  if (app.mailer === null || to === undefined || to.sealedCode === null) return;
  const code = unseal(app.sealKeys, to.sealedCode, sealedAbout(codeId));
  await app.mailer.send({ id: codeId, brand: to.brand, to: to.email, ...(await codeLetter(to, code, to.expiresAt)) });
  await withIdentity(app.pool, (db) => forgetSealedCode(db, codeId));
});
