import type { api } from '@offizin/contract/api';
import { rates } from '@offizin/contract/rates';
import { screens } from '@offizin/domain/access/screens';
import { locales } from '@offizin/domain/locale/locales';
import { readCompany } from '../../company/write/read-company.ts';
import { changePayout } from '../write/change-payout.ts';
import { ownPayoutAccount } from '../write/hold-payouts.ts';
import type { PayoutAccountRow } from '../write/payout-queries.ts';
import { updateAccountRefs } from '../write/payout-write-queries.ts';
import { findAddressee } from '../../identity/write/addressee-queries.ts';
import { asIdentity, type SellerDb, withSeller } from '../../../platform/db/scopes/scopes.ts';
import type { InputOf } from '../../../platform/http/route.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job-queries.ts';
import { gatewayOf } from '../providers/gateway-of.ts';
import type { Payee, PayoutGateway, PayoutRefs } from '../providers/payout-gateway.ts';
import { insertAudit } from '../../../platform/session/audit-queries.ts';
import { takeFromRate } from '../../../platform/session/rate.ts';

type Open = InputOf<typeof api.payout.openOnboarding>;

async function findPayee({ app, session, now }: Open, db: SellerDb): Promise<Payee> {
  const { sellerId, userId } = session;
  const { values, context } = await readCompany(app, db, now);
  const person = userId === null ? undefined : await asIdentity(db, (identity) => findAddressee(identity, userId));
  const { legalName = session.row.seller.name } = values;
  return { sellerId, legalName, email: person?.email ?? '', country: context.country };
}

const refsOf = ({ holderRef, entityRef, bankRef }: PayoutAccountRow): PayoutRefs | null =>
  holderRef === null ? null : { holder: holderRef, entity: entityRef, bank: bankRef };

/** What is known at the provider from now on; a new account gets the shop's bank account. */
async function keep({ session, now }: Open, db: SellerDb, refs: PayoutRefs): Promise<void> {
  const account = await ownPayoutAccount(db, now);
  if (account === null) return;
  const { sellerId, brand, userId } = session;
  if (account.holderRef === null) {
    await updateAccountRefs(db, { holder: refs.holder, entity: refs.entity });
    await enqueueJob(db, { name: 'send_bank_account', payload: { sellerId } });
  }
  const state = account.state === 'not_started' ? 'awaiting_data' : account.state;
  await changePayout(db, account, { changes: { state }, now });
  await insertAudit(db, { brand, sellerId, userId, impersonatedBy: null, kind: 'payout.onboarding_opened' });
}

/** Asks the provider without a transaction: it may take seconds. */
async function askForLink({ visit, session }: Open, gateway: PayoutGateway, { refs, payee }: Asked) {
  const known = refs ?? (await gateway.open(payee));
  const returnUrl = `${visit.origin}${screens.payment_provider.path}`;
  const url = await gateway.onboardingLink(known, { returnUrl, locale: locales[session.locale].tag });
  return { known, url };
}

interface Asked {
  readonly refs: PayoutRefs | null;
  readonly payee: Payee;
}

/** Makes the shop's account at the provider where there is none, and a link to its page for what is missing. */
export async function openOnboarding(input: Open) {
  const { app, session, now, fail } = input;
  await takeFromRate(app, { scope: 'payout_onboarding', key: session.sellerId, ...rates.payout_onboarding });
  const found = await withSeller(app.pool, session, async (db) => {
    const account = await ownPayoutAccount(db, now);
    return account && { account, payee: await findPayee(input, db) };
  });
  const gateway = found && gatewayOf(app.config, session.brand, found.account.provider);
  if (found === null || gateway === null) return fail('payout.provider_unavailable');
  const asked = { refs: refsOf(found.account), payee: found.payee };
  const { known, url } = await askForLink(input, gateway, asked).catch((error: unknown) => {
    app.log.warn({ err: error }, 'the payout provider gave no link');
    return fail('payout.provider_unavailable');
  });
  await withSeller(app.pool, session, (db) => keep(input, db, known));
  return { url };
}
