import { sealedAbout } from '../../identity/write/mailed-code.ts';
import { clearSealedCode } from '../../identity/write/mailed-code-queries.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { unseal } from '../../../platform/seal.ts';
import { findCodeToMail } from '../read/registration-mail-queries.ts';
import { codeLetter } from './registration-letters.ts';

/** Mails a code, once; a mail server that is away is tried again while the code lives (AUT-12). */
export const mailRegistrationCode = job('mail_registration_code', async ({ app }, { codeId }) => {
  const to = await withIdentity(app.pool, (db) => findCodeToMail(db, { codeId, now: app.clock() }));
  if (app.mailer === null || to === undefined) return;
  const code = unseal(app.sealKeys, to.sealedCode, sealedAbout(codeId));
  await app.mailer.send({ id: codeId, brand: to.brand, to: to.email, ...(await codeLetter(to, code, to.expiresAt)) });
  await withIdentity(app.pool, (db) => clearSealedCode(db, codeId));
});
