import type { api } from '@offizin/contract/api';
import { limits } from '@offizin/domain/limits';
import { withIdentity } from '../../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../../platform/http/route.ts';
import { isHuman } from '../../../../platform/session/human-check.ts';
import { takeFromRate } from '../../../../platform/session/rate.ts';
import { findShopToOpen } from '../../../../platform/session/shop-queries.ts';
import { hashOf } from '../../../../platform/tokens.ts';
import { givePasswordCode } from './give-password-code.ts';
import { findUserByEmail } from '../../write/password-user-queries.ts';

type Input = InputOf<typeof api.passwords.askCode>;

/** How often an address may ask, whoever it asks for. */
async function takeFromAddress({ app, visit }: Input): Promise<void> {
  const address = hashOf(visit.address).toString('base64url');
  await takeFromRate(app, {
    scope: 'password-code-address',
    key: address,
    calls: limits.passwordCodesPerAddressPerHour,
    per: 3600,
  });
}

/** Limits by what was typed, not by who it belongs to: they say nothing about accounts. */
async function takeFromMailbox({ app, visit, body }: Input): Promise<void> {
  const email = hashOf(`${visit.host.brand}/${body.email.toLowerCase()}`).toString('base64url');
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
  await takeFromAddress(input);
  if (!(await isHuman(app, visit, body.humanCheck))) fail('human_check_required');
  // Only now: else anybody could keep somebody from getting a code.
  await takeFromMailbox(input);
  return withIdentity(app.pool, async (db) => {
    const user = await findUserByEmail(db, brand, body.email);
    const shop = user && (await findShopToOpen(db, user.userId));
    const who = { sellerId: shop?.sellerId ?? null, userId: user?.userId ?? null };
    return givePasswordCode(app, db, { brand, ...who, now });
  });
}

/** Gives out a code to change one's own password with, to the address of the account. */
export async function askOwnCode({ app, session, now, fail }: InputOf<typeof api.passwords.askOwnCode>) {
  const { brand, sellerId } = session;
  const userId = session.userId ?? fail('session_expired');
  if (app.mailer === null) fail('mail.unavailable');
  await takeFromRate(app, { scope: 'password-code-pause', key: userId, calls: 1, per: limits.passwordCodePause });
  await takeFromRate(app, { scope: 'password-code', key: userId, calls: limits.passwordCodesPerHour, per: 3600 });
  return withIdentity(app.pool, (db) => givePasswordCode(app, db, { brand, sellerId, userId, now }));
}
