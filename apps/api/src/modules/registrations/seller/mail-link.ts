import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { mayDo } from '@offizin/domain/registrations/states';
import { withIdentity } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';
import { findOwn, ownerOf } from './own-registration.ts';

/** Mails a link to the address that was proven: with it the registration goes on in another browser (AUT-12). */
export async function mailLink({ app, visit, now, fail }: InputOf<typeof api.registrations.mailLink>) {
  if (app.mailer === null) fail('mail.unavailable');
  const owner = await ownerOf(app, visit);
  const own = await withIdentity(app.pool, (db) => findOwn(db, { visit, owner, now, lock: false }));
  if (own === undefined) return fail('not_found');
  if (!mayDo('save', own.state)) return fail('registration.invalid_state');
  await takeFromRate(app, {
    scope: 'registration-link',
    key: own.id,
    calls: limits.registrationLinksPerHour,
    per: 3600,
  });
  const payload = { registrationId: own.id, letter: 'link', at: now.toISOString() } as const;
  await withIdentity(app.pool, (db) => enqueueJob(db, { name: 'mail_registration', payload }));
  return { email: own.email };
}
