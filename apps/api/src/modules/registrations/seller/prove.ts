import { randomUUID } from 'node:crypto';
import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import type { LocaleCode } from '@offizin/domain/locale/locales';
import { useCode } from '../../identity/write/mailed-code-queries.ts';
import { tryCode } from '../../identity/write/try-code.ts';
import { insertDraft } from '../write/registration-write-queries.ts';
import { sealAnswers } from '../write/registration-answers.ts';
import { secondsAfter } from '../../../platform/clock.ts';
import { type IdentityDb, withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { openInBrowser } from './open-in-browser.ts';
import { findByEmail, findUserId } from '../read/registration-queries.ts';
import { registrationView } from './registration-view.ts';

type Input = InputOf<typeof api.registrations.prove>;

/** The draft of a proven address: the one that it has, else a new one. */
async function draftOf(db: IdentityDb, { app, visit, now }: Input, proven: { email: string; locale: LocaleCode }) {
  const { brand } = visit.host;
  const known = await findByEmail(db, brand, proven.email);
  // Who registered is a user too: its registration says more, until it was approved.
  if (known !== undefined && known.state !== 'approved') return known;
  if (known !== undefined || (await findUserId(db, brand, proven.email)) !== null) return undefined;
  const id = randomUUID();
  const keepUntil = secondsAfter(now, limits.registrationKept);
  await insertDraft(db, { id, brand, ...proven, sealedAnswers: sealAnswers(app.sealKeys, id, {}), now, keepUntil });
  return findByEmail(db, brand, proven.email);
}

/** Proves an address by its code, and opens its registration in this browser (AUT-12). */
export async function prove(input: Input) {
  const { app, visit, body, now, fail } = input;
  const { brand } = visit.host;
  const calls = limits.registrationTriesPerAddressPerHour;
  await takeFromRate(app, {
    scope: 'registration-prove',
    key: hashOf(visit.address).toString('base64url'),
    calls,
    per: 3600,
  });
  const taken = await tryCode(app, { purpose: 'registration', brand, flow: body.flow, code: body.code, now });
  if (taken === undefined || taken.email === null || taken.locale === null) return fail('code_expired');
  if (!taken.isRight) {
    const nobody = { sellerId: null, userId: null, impersonatedBy: null };
    await withIdentity(app.pool, (db) => insertAudit(db, { brand, kind: 'registration.code_failed', ...nobody }));
    return fail('code_invalid', { current: { triesLeft: taken.triesLeft } });
  }
  const proven = { email: taken.email, locale: taken.locale };
  const row = await withIdentity(app.pool, async (db) => {
    if (!(await useCode(db, taken.id))) return fail('code_expired');
    const draft = await draftOf(db, input, proven);
    if (draft !== undefined) await openInBrowser(db, visit, { row: draft, now });
    return draft;
  });
  return row === undefined ? fail('user_exists') : registrationView(app, row);
}
