import type { api } from '@offizin/contract/api';
import { providerOf } from '@offizin/domain/payout/payout-account';
import { readCompany } from '../../company/write/read-company.ts';
import { findLastPayouts, findNextPayout, findPayoutAccount } from '../write/payout-queries.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { gatewayOf } from '../providers/gateway-of.ts';
import { payoutView } from './payout-view.ts';

/** The payout account with what it lacks; of a shop that has begun nothing, an account that is not started. */
export async function read({ app, db, session, now }: InputOf<typeof api.payout.read>) {
  const { sellerId, brand, subject } = session;
  const known = await findPayoutAccount(db, sellerId);
  // The screen opens only to shops with one of the services.
  const provider = known?.provider ?? providerOf(subject.services) ?? 'adyen';
  const none = { provider, state: 'not_started' as const, requirements: [], stateAt: now };
  const shown = {
    account: known ?? { ...none, heldUntil: null, blockedAt: null, holderRef: null },
    isBegun: known !== undefined,
    company: await readCompany(app, db, now),
    next: await findNextPayout(db, sellerId),
    last: await findLastPayouts(db, sellerId),
  };
  const { payoutHoldHours: holdHours } = app.config;
  return payoutView(shown, { now, holdHours, isConnected: gatewayOf(app.config, brand, provider) !== null });
}
