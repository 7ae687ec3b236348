import { type VatCheckState, viesNumber, type ViesNumber } from '@offizin/domain/company/vat-number';
import { z } from 'zod';
import { readAnswers } from '../../owners/registrations/registration-answers.ts';
import { saveVatCheck } from '../../owners/registrations/registration-write-queries.ts';
import { withIdentity } from '../../platform/db/db-scopes.ts';
import { job } from '../../platform/jobs/job.ts';
import { askService } from '../../platform/outgoing/ask-service.ts';
import { findById } from './registration-queries.ts';

/** What the register answers: about the number, or why it cannot say (the member state's register is away, too many ask). */
const viesReply = z.union([
  z.object({ valid: z.boolean() }),
  z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) }),
]);

const patience = 10_000;

async function ask(viesUrl: string, number: ViesNumber): Promise<Exclude<VatCheckState, 'unverified'>> {
  const said = await askService({
    url: `${viesUrl}/check-vat-number`,
    contentType: 'application/json',
    body: JSON.stringify(number),
    reply: viesReply,
    milliseconds: patience,
  });
  if ('valid' in said) return said.valid ? 'valid' : 'invalid';
  const [problem] = said.errorWrappers;
  if (problem?.error === 'INVALID_INPUT') return 'invalid';
  throw new Error(`VIES cannot say: ${problem?.error}`);
}

/** Asks the European register about the VAT number of what was handed in; a register that is away leaves it unverified (VAL-03). */
export const checkVatNumber = job('check_vat_number', async ({ app, isLast }, { registrationId }) => {
  const row = await withIdentity(app.pool, (db) => findById(db, registrationId));
  const { viesUrl } = app.config;
  const submittedAt = row?.submittedAt ?? null;
  if (viesUrl === null || row === undefined || submittedAt === null) return;
  const { vatNumber = '', country = '' } = readAnswers(app.sealKeys, row);
  const number = viesNumber(vatNumber, country);
  if (number === null) return;
  const { id } = row;
  try {
    const state = await ask(viesUrl, number);
    await withIdentity(app.pool, (db) => saveVatCheck(db, { id, submittedAt, state, now: app.clock() }));
  } catch (error) {
    if (!isLast(error)) throw error;
    app.log.warn({ registrationId }, 'the VAT number stays unverified: VIES did not answer');
  }
});
