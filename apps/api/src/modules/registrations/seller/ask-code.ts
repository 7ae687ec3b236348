import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { giveCode } from '../../identity/write/give-code.ts';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { isHuman } from '../../../platform/session/human-check.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';

type Input = InputOf<typeof api.registrations.askCode>;

/** How often an address may ask, whoever it asks for. */
async function takeFromAddress({ app, visit }: Input): Promise<void> {
  const address = hashOf(visit.address).toString('base64url');
  const most = limits.registrationCodesPerAddressPerHour;
  await takeFromRate(app, { scope: 'registration-code-address', key: address, calls: most, per: 3600 });
}

/** Limits by what was typed, not by who it belongs to: they say nothing about accounts. */
async function takeFromMailbox({ app, visit, body }: Input): Promise<void> {
  const email = hashOf(`${visit.host.brand}/${body.email.toLowerCase()}`).toString('base64url');
  const [pause, hour] = [limits.passwordCodePause, limits.passwordCodesPerHour];
  await takeFromRate(app, { scope: 'registration-code-pause', key: email, calls: 1, per: pause });
  await takeFromRate(app, { scope: 'registration-code', key: email, calls: hour, per: 3600 });
}

/** Mails a code to whatever address was typed: who has it already is said only behind the code (AUT-12). */
export async function askCode(input: Input) {
  const { app, visit, body, now, fail } = input;
  const { brand } = visit.host;
  if (app.mailer === null) fail('mail.unavailable');
  await takeFromAddress(input);
  if (!(await isHuman(app, visit, body.humanCheck))) fail('human_check_required');
  // Only now: else anybody could keep somebody from registering.
  await takeFromMailbox(input);
  const { email, locale } = body;
  return withIdentity(app.pool, async (db) => {
    const given = await giveCode(app, db, { brand, holder: { purpose: 'registration', email, locale }, now });
    const nobody = { sellerId: null, userId: null, impersonatedBy: null };
    await insertAudit(db, { brand, kind: 'registration.code_asked', ...nobody });
    return given;
  });
}
