import { viesNumber } from '@offizin/domain/company/vat-number';
import { readAnswers } from '../write/registration-answers.ts';
import { saveVatCheck } from '../write/registration-write-queries.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import { job } from '../../../platform/jobs/job.ts';
import { askVies } from '../../company/write/ask-vies.ts';
import { findById } from '../read/registration-queries.ts';

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
    const state = await askVies(viesUrl, number);
    await withIdentity(app.pool, (db) => saveVatCheck(db, { id, submittedAt, state, now: app.clock() }));
  } catch (error) {
    if (!isLast(error)) throw error;
    app.log.warn({ registrationId }, 'the VAT number stays unverified: VIES did not answer');
  }
});
