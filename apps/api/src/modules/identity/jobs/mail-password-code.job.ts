import { sealedAbout } from '../write/mailed-code.ts';
import { clearSealedCode } from '../write/mailed-code-queries.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { unseal } from '../../../platform/seal.ts';
import { codeLetter } from './password-letters.ts';
import { findCodeToMail } from '../read/password-mail-queries.ts';

/** Mails a code, once; a mail server that is away is tried again while the code lives (AUT-10). */
export const mailPasswordCode = job('mail_password_code', async ({ app }, { codeId }) => {
  const { mailer } = app;
  const to = await withIdentity(app.pool, (db) => findCodeToMail(db, { codeId, now: app.clock() }));
  if (mailer === null || to === undefined || to.sealedCode === null) return;
  const code = unseal(app.sealKeys, to.sealedCode, sealedAbout(codeId));
  await mailer.send({ id: codeId, brand: to.brand, to: to.email, ...(await codeLetter(to, code, to.expiresAt)) });
  await withIdentity(app.pool, (db) => clearSealedCode(db, codeId));
});
